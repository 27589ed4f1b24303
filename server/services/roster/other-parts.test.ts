import { expect, test } from 'vitest'
import { worksheetRow, workbookParts } from '#tests/support/files/workbook-parts.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'

readHere()

const rows = worksheetRow(1, ['姓名', '学号']) + worksheetRow(2, ['林雅婷', '007'])

const listed = {
  kind: 'read',
  sheets: [
    {
      name: '名单',
      rows: [
        ['姓名', '学号'],
        ['林雅婷', '007'],
      ],
    },
  ],
  otherSheets: [],
}

/** A picture for each student of a large class, as a drawing places them. */
const pictures = Array.from(
  { length: 10_300 },
  (_, row) => `<xdr:from><xdr:col>3</xdr:col><xdr:row>${row}</xdr:row></xdr:from>`,
).join('')

test.each([
  ['theme/theme1.xml', '<a:theme><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:theme>'],
  ['drawings/drawing1.xml', `<xdr:wsDr>${pictures}</xdr:wsDr>`],
  ['charts/chart1.xml', '<c:chartSpace><c:pageMargins b="0.75" l="0.7" r="99999" t="0.75"/></c:chartSpace>'],
])('what stands in xl/%s is no row of the list', async (name, data) => {
  const bytes = writeZip([...workbookParts({ sheets: [{ name: '名单', rows }] }), { name: `xl/${name}`, data }])
  expect(await readWorksheetFile(bytes, '名单.xlsx')).toEqual(listed)
})

test.each([
  ['a row', '<row r="70000"><c><v>1</v></c></row>'],
  ['a cell', '<row><c s="1" r="A70000"><v>1</v></c></row>'],
  ['a cell with a prefix', '<x:row><x:c r="A70000"><x:v>1</x:v></x:c></x:row>'],
])('%s far away is one all the same', async (_what, far) => {
  const bytes = writeZip(workbookParts({ sheets: [{ name: '名单', rows: rows + far }] }))
  expect(await readWorksheetFile(bytes, '名单.xlsx')).toEqual({
    kind: 'refused',
    reason: 'tooManyRows',
    fault: 'tooManyRows',
  })
})
