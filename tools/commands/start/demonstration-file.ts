/** The data folder remembers by this that the seeded people have done their shopping. */
export const demonstrationFile = "demonstration.json";
