/** What an assignment can be: its name in characters (code points), its time limit in minutes, the classes that get it at once. */
export const assignmentLimits = { nameLength: 60, shortest: 1, longest: 600, classes: 30 } as const
