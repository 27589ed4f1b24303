/** Formulas a spreadsheet would execute, and names that every plain object already has. */
export const workbookPayloads: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://127.0.0.1/","x")',
  "=cmd|'/C calc'!A0",
  '=IMPORTXML(CONCAT("http://127.0.0.1/",A1),"//a")',
  '+1+1',
  '+SUM(A1:A9)',
  '-1+1',
  '-2+3+cmd|x!A1',
  '@SUM(1+1)*cmd',
  '@A1',
  '\t=1+1',
  '\t+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '"=1+1"',
  "'=1+1",
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  ';=1+1',
  '=1+1</t></si><si><t>&amp;<f>1+1</f>',
  'constructor',
  '__proto__',
]

/** A text as read back from a cell: lines end with LF. */
export const asRead = (text: string): string => text.replaceAll('\r', '\n')
