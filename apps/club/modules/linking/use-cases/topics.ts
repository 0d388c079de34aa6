/** The outbox topics of this module. */
export const reportTopic = "linking.report";
export const noticeTopic = "linking.notice";
