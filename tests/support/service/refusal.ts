/** The result of a start that fails: one line says why and what to do. */
export const refusal = (line: string) => ({
  code: 1,
  signal: null,
  printed: '',
  complaints: `Podium cannot start. ${line}\n`,
})
