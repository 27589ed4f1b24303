/** Lengths are in pixels of the page as displayed, from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The only page of a separate browser, as an engine's driver exposes it. */
export interface DrivenPage {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs the body of an async function in the page; it must return plain data, and not undefined. */
  readonly run: <Result>(body: string) => Promise<Result>
  /** Presses keys one after another: characters, or WebDriver's code points for special keys. */
  readonly type: (keys: string) => Promise<void>
  /** Presses the mouse at the first point, and releases it at the last. */
  readonly drag: (points: readonly Point[]) => Promise<void>
  /** Selects a file in the only file field. */
  readonly attach: (file: string) => Promise<void>
  /** A screenshot of the window, as a PNG in base64. */
  readonly picture: () => Promise<string>
}

export type Size = { readonly width: number; readonly height: number }

/** A running browser engine. */
export interface Engine {
  readonly openPage: (size: Size) => Promise<DrivenPage>
  /** Errors that pages have thrown or logged to their console so far. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

export const keys = { enter: '\uE007', delete: '\uE017' } as const

/** Runs a function in the page, where nothing else in its file is available. */
export const runIn = <Input, Result>(
  page: DrivenPage,
  act: (input: Input) => Result | Promise<Result>,
  input: Input,
): Promise<Result> => page.run<Result>(`return (${act.toString()})(${literal(input)})`)

/** The source text of plain data and patterns. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${literal(field)}`)
  return `{${fields.join(',')}}`
}
