/** A right number as rich text: maths is stored without dollar signs; words, ①③ and pictures in it are unchanged. */
export const mathsAsText = (answer: string): string =>
  /\p{Script=Han}|[①-⑳$]|!\[/u.test(answer) ? answer : `$${answer.replaceAll(/(?<!\\)%/g, String.raw`\%`)}$`
