/** Papers as Word writes them: made with the `docx` package, with equations as they are in a file. */
import {
  AlignmentType,
  Document,
  Header,
  ImageRun,
  ImportedXmlComponent,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  UnderlineType,
} from 'docx'

const mathNames = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'

/** An equation, given the contents of its `m:oMath`. */
export const equation = (omml: string): ParagraphChild =>
  ImportedXmlComponent.fromXmlString(`<m:oMath ${mathNames}>${omml}</m:oMath>`) as unknown as ParagraphChild

export const mathRun = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`

export const fraction = (above: string, below: string): string =>
  `<m:f><m:num>${mathRun(above)}</m:num><m:den>${mathRun(below)}</m:den></m:f>`

export const line = (...children: readonly (string | ParagraphChild)[]): Paragraph =>
  new Paragraph({ children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)) })

export const raised = (text: string) => new TextRun({ text, superScript: true })

export const strong = (text: string) => new TextRun({ text, bold: true })

export const gap = (text: string) => new TextRun({ text, underline: { type: UnderlineType.SINGLE } })

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of one pixel, shown at a quarter of the line's width. */
export const picture = () => pictureOf(onePixel)

/** Any bytes as a picture. */
export const pictureOf = (data: Buffer, floats = false) =>
  new ImageRun({
    type: 'png',
    data,
    transformation: { width: 138, height: 138 },
    ...(floats && { floating: { horizontalPosition: { offset: 0 }, verticalPosition: { offset: 0 } } }),
    altText: { name: 'a', title: '三角形', description: '三角形 ABC' },
  })

/** A paragraph numbered by Word: at depth 0 一、, at depth 1 1., at depth 2 A. */
export const numbered = (depth: 0 | 1 | 2, ...children: readonly (string | ParagraphChild)[]): Paragraph =>
  new Paragraph({
    numbering: { reference: 'paper', level: depth },
    children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)),
  })

export const table = (...rows: readonly (readonly (string | ParagraphChild)[])[]): Table =>
  new Table({
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((cell) => new TableCell({ children: [line(cell)] })) }),
    ),
  })

const level = (depth: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  level: depth,
  format,
  text,
  alignment: AlignmentType.START,
})

export async function wordFile(children: readonly (Paragraph | Table)[], header = ''): Promise<Buffer> {
  const headers = header === '' ? {} : { headers: { default: new Header({ children: [new Paragraph(header)] }) } }
  const document = new Document({
    numbering: {
      config: [
        {
          reference: 'paper',
          levels: [
            level(0, LevelFormat.CHINESE_COUNTING, '%1、'),
            level(1, LevelFormat.DECIMAL, '%2.'),
            level(2, LevelFormat.UPPER_LETTER, '%3.'),
          ],
        },
      ],
    },
    sections: [{ ...headers, children }],
  })
  return Packer.toBuffer(document)
}
