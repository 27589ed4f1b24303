/** What a task can be: its name in characters (code points), its time limit in minutes. */
export const taskLimits = { nameLength: 60, shortest: 1, longest: 600 } as const
