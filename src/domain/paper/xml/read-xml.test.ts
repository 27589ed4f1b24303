import { expect, test } from 'vitest'
import { xmlLimits } from '../paper-limits.ts'
import { readXml } from './read-xml.ts'
import { writeXml, xmlElement } from './xml.ts'

const read = (source: string) => {
  const reading = readXml(source)
  return reading.ok ? reading.root : `${reading.reason} in line ${reading.line}`
}

test('elements, attributes and text', () => {
  const source = `\uFEFF<?xml version='1.0' encoding="utf-8"?>
<a  one = "1"\ttwo='"'\n>
  <b>x &lt; y &amp;&#65;&#x4E2d;&#x10FFFF;</b>\r
  <c-1.x/><c-1.x ></c-1.x>
</a >\n`
  expect(read(source)).toEqual(
    xmlElement('a', { one: 1, two: '"' }, [
      xmlElement('b', {}, 'x < y &A中\u{10FFFF}'),
      xmlElement('c-1.x', {}),
      xmlElement('c-1.x', {}),
    ]),
  )
})

test('text keeps its spaces, line ends are normalized', () => {
  expect(read('<a> \r\n \r &#13; </a>')).toEqual(xmlElement('a', {}, ' \n \n \r '))
  expect(read('<a b="1\n2\r\n3&#10;4"/>')).toEqual(xmlElement('a', { b: '1 2 3\n4' }))
})

test.each([
  ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'forbidden in line 1'],
  ['<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'forbidden in line 2'],
  ['<a>\n<b>\n&x;</b></a>', 'forbidden in line 2'],
  ['<a b="&x;"/>', 'forbidden in line 1'],
  ['<a><?php x?></a>', 'forbidden in line 1'],
  ['<a><!-- x --></a>', 'forbidden in line 1'],
  ['<a><![CDATA[x]]></a>', 'forbidden in line 1'],
  ['<a>x<b/></a>', 'forbidden in line 1'],
  ['<a><b/>x</a>', 'forbidden in line 1'],
  ['', 'notWellFormed in line 1'],
  ['text', 'notWellFormed in line 1'],
  ['<a/>text', 'forbidden in line 1'],
  ['<a/>\n<b/>', 'notWellFormed in line 2'],
  ['<a>\n<b>\n</a></b>', 'notWellFormed in line 3'],
  ['<a>\n<b></b>', 'notWellFormed in line 2'],
  ['</a>', 'notWellFormed in line 1'],
  ['<a></a></a>', 'notWellFormed in line 1'],
  ['<a b="1" b="2"/>', 'notWellFormed in line 1'],
  ['<a b=1/>', 'notWellFormed in line 1'],
  ['<a b="<"/>', 'notWellFormed in line 1'],
  ['<a b="1"c="2"/>', 'notWellFormed in line 1'],
  ['<a><b></b c="1"></a>', 'notWellFormed in line 1'],
  ['<a></a/>', 'notWellFormed in line 1'],
  ['<x:a/>', 'notWellFormed in line 1'],
  ['<1/>', 'notWellFormed in line 1'],
  ['< a/>', 'notWellFormed in line 1'],
  ['<a', 'notWellFormed in line 1'],
  ['<a>& </a>', 'notWellFormed in line 1'],
  ['<a>&#0;</a>', 'notWellFormed in line 1'],
  ['<a>&#xD800;</a>', 'notWellFormed in line 1'],
  ['<a>&#x110000;</a>', 'notWellFormed in line 1'],
  ['<a>\n\u0001</a>', 'notWellFormed in line 2'],
  ['<a>\uD800</a>', 'notWellFormed in line 1'],
  [`<${'a'.repeat(65)}/>`, 'notWellFormed in line 1'],
])('%j is %s', (source, refusal) => expect(read(source)).toBe(refusal))

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
const many = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`
const attributes = (count: number) => `<a ${Array.from({ length: count }, (_, index) => `b${index}=""`).join(' ')}/>`
const long = (length: number) => `<a>${'x'.repeat(length - 7)}</a>`

test.each([
  ['tooDeep', nested, xmlLimits.depth],
  ['tooManyElements', many, xmlLimits.elements],
  ['tooManyAttributes', attributes, xmlLimits.attributes],
  ['tooLong', long, xmlLimits.length],
] as const)('the limit of %s is the last that is read', (reason, make, limit) => {
  expect(readXml(make(limit)).ok).toBe(true)
  expect(readXml(make(limit + 1))).toEqual({ ok: false, reason, line: 1 })
})

test('a document as written', () => {
  const root = xmlElement('a', { id: 1, none: null, text: '<&">\n' }, [
    xmlElement('b', {}, ' <&>"\r\n'),
    xmlElement('c', {}),
  ])
  const written = `<?xml version="1.0" encoding="UTF-8"?>
<a id="1" text="&#60;&#38;&#34;&#62;&#10;">
<b> &#60;&#38;&#62;"&#13;
</b>
<c/>
</a>
`
  expect(writeXml(root)).toBe(written)
  expect(read(written)).toEqual(xmlElement('a', { id: 1, text: '<&">\n' }, root.children))
})

test('characters that XML cannot carry become replacement characters', () => {
  expect(read(writeXml(xmlElement('a', { b: '\0' }, 'x\uD800\uFFFE\u000b𠮷')))).toEqual(
    xmlElement('a', { b: '\uFFFD' }, 'x\uFFFD\uFFFD\uFFFD𠮷'),
  )
})
