/** Lengths are pixels of the page as it is seen, from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The only page of a browser of its own, as the driver of an engine moves it. */
export interface DrivenPage {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs the body of an asynchronous function in the page; what it returns must be plain data, and not nothing. */
  readonly run: <Result>(body: string) => Promise<Result>
  /** Presses keys one after another: characters, or the code points by which WebDriver names the others. */
  readonly type: (keys: string) => Promise<void>
  /** Presses the mouse at the first of these points, and lets it go at the last. */
  readonly drag: (points: readonly Point[]) => Promise<void>
  /** Puts a file into the only field for files. */
  readonly attach: (file: string) => Promise<void>
  /** What stands in the window, as a PNG in base64. */
  readonly picture: () => Promise<string>
}

export type Size = { readonly width: number; readonly height: number }

/** A running engine. */
export interface Engine {
  readonly openPage: (size: Size) => Promise<DrivenPage>
  /** Errors that pages threw or wrote to their console, up to now. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

export const keys = { enter: '\uE007', delete: '\uE017' } as const

/** Runs a function in the page, which sees nothing of its own file there. */
export const runIn = <Input, Result>(
  page: DrivenPage,
  act: (input: Input) => Result | Promise<Result>,
  input: Input,
): Promise<Result> => page.run<Result>(`return (${act.toString()})(${literal(input)})`)

/** The source of plain data and patterns. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${literal(field)}`)
  return `{${fields.join(',')}}`
}
