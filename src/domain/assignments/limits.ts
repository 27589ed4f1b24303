/**
 * What an assignment can be: its name in characters (code points), its time limit in minutes, the classes that get it at once;
 * how long the reason of an exception may be, and how many students get one at once.
 */
export const assignmentLimits = {
  nameLength: 60,
  shortest: 1,
  longest: 600,
  classes: 30,
  reasonLength: 100,
  exceptions: 200,
} as const
