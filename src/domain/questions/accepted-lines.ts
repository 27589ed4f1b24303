/** Accepted answers as typed, one per line. */
export const acceptedLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
