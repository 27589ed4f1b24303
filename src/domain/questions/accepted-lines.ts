/** Accepted answers as they are typed, one a line. */
export const acceptedLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
