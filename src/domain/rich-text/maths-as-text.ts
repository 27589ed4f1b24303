/** A right number as rich text: maths is kept without dollar signs; words and pictures among it stand as they are. */
export const mathsAsText = (answer: string): string =>
  /\p{Script=Han}|\$|!\[/u.test(answer) ? answer : `$${answer.replaceAll(/(?<!\\)%/g, String.raw`\%`)}$`
