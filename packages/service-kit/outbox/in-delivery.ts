/** Counts the messages that are being delivered, by topic. */
export type InDelivery = {
  of(topic: string): number;
  /** Counts one message of the topic until `deliver` has ended. */
  during(topic: string, deliver: () => Promise<void>): Promise<void>;
};

export function countInDelivery(): InDelivery {
  const byTopic = new Map<string, number>();
  const count = (topic: string): number => byTopic.get(topic) ?? 0;
  return {
    of: count,
    during: async (topic, deliver) => {
      byTopic.set(topic, count(topic) + 1);
      try {
        await deliver();
      } finally {
        byTopic.set(topic, count(topic) - 1);
      }
    },
  };
}
