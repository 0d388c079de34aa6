/** Where a topic stands on the page. @param index from 0 */
export const topicPlace = (index: number): string => `topic-${index + 1}`;
