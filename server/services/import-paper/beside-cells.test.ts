import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readHere } from '#tests/support/service/read-here.ts'
import { importTemplate } from './import-template.ts'
import { readImportFile } from './read-import-file.ts'

readHere()

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const comments = `<comments ${main}><commentList><comment ref="A2"><text><r><t>换成</t></r><r><t>新题</t></r></text></comment></commentList></comments>`

const drawing = `<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:sp><xdr:txBody><a:p><a:r><a:t>只做前两题</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>`

test('pictures, charts, text boxes and comments of a workbook are listed', async () => {
  const { bytes } = await importTemplate(202, 'zh-CN')
  const added = {
    'xl/media/image1.png': strToU8('a picture'),
    'xl/charts/chart1.xml': strToU8('<c:chartSpace xmlns:c="c"/>'),
    'xl/drawings/drawing1.xml': strToU8(drawing),
    'xl/comments1.xml': strToU8(comments),
  }
  const file = Buffer.from(zipSync({ ...unzipSync(Buffer.from(bytes)), ...added }))
  const paper = await readImportFile({ bytes: file, fileName: 'a.xlsx', family: 'maths' })
  if (typeof paper === 'string') throw new Error(paper)
  expect(paper.questions.length).toBe(4)
  expect(paper.notUnderstood.map(({ position, reason, text, at }) => ({ position, reason, text, at }))).toEqual([
    { position: { kind: 'row', no: 6 }, reason: 'picture', text: 'image1.png', at: null },
    { position: { kind: 'row', no: 6 }, reason: 'object', text: 'chart1.xml', at: null },
    { position: { kind: 'row', no: 6 }, reason: 'textOutside', text: '只做前两题', at: null },
    { position: { kind: 'row', no: 6 }, reason: 'furniture', text: '换成新题', at: null },
  ])
})

test('a damaged drawing is listed, and the questions are read all the same', async () => {
  const { bytes } = await importTemplate(202, 'zh-CN')
  const broken = { 'xl/drawings/drawing1.xml': strToU8('<xdr:wsDr') }
  const file = Buffer.from(zipSync({ ...unzipSync(Buffer.from(bytes)), ...broken }))
  const paper = await readImportFile({ bytes: file, fileName: 'a.xlsx', family: 'maths' })
  if (typeof paper === 'string') throw new Error(paper)
  expect(paper.questions.length).toBe(4)
  expect(paper.notUnderstood).toEqual([
    { position: { kind: 'row', no: 6 }, reason: 'syntax', text: 'xl/drawings/drawing1.xml', at: null },
  ])
})
