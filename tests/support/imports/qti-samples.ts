import { writeZip } from '#tests/support/files/zip-writer.ts'

/** How an item declares its responses, in the names of 2.1; a dialect may rename them. */
interface Sample {
  readonly dialect: '2.1' | '2.2' | '3.0'
  readonly title: string
  readonly declarations: string
  readonly body: string
  readonly behind?: string
}

const matched = '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>'

const declared = (id: string, cardinality: string, values: readonly string[], type = 'identifier'): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`

const choices = (texts: readonly string[]): string =>
  texts.map((text, index) => `<simpleChoice identifier="c${index}">${text}</simpleChoice>`).join('')

const chosen = (id: string, prompt: string, texts: readonly string[], most = 1): string =>
  `<choiceInteraction responseIdentifier="${id}" shuffle="false" maxChoices="${most}">${prompt === '' ? '' : `<prompt>${prompt}</prompt>`}${choices(texts)}</choiceInteraction>`

const half = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'

const samples: readonly Sample[] = [
  {
    dialect: '2.1',
    title: 'A prompt within the interaction',
    declarations: declared('R', 'single', ['c1']),
    body: chosen('R', 'Which of these can fly?', ['a snail', 'a swallow', 'a shark']),
    behind: matched,
  },
  {
    dialect: '2.1',
    title: 'A prompt before it, and feedback',
    declarations: declared('R', 'single', ['c0']),
    body: `<p>Which is <strong>cold</strong>?</p>${chosen('R', '', ['snow', 'sand'])}`,
    behind: `${matched}<modalFeedback outcomeIdentifier="F" identifier="c0" showHide="show"><p>Snow is frozen water.</p></modalFeedback>`,
  },
  {
    dialect: '2.1',
    title: 'Several right choices',
    declarations: declared('R', 'multiple', ['c0', 'c2']),
    body: chosen('R', 'Which are fruits?', ['pear', 'potato', 'plum'], 0),
  },
  {
    dialect: '2.1',
    title: 'One gap with two accepted words',
    declarations:
      '<responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>grey</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="grey" mappedValue="1"/><mapEntry mapKey="gray" mappedValue="1"/><mapEntry mapKey="silver" mappedValue="0.5"/></mapping></responseDeclaration>',
    body: '<p>The clouds are <textEntryInteraction responseIdentifier="R" expectedLength="8"/>.</p>',
  },
  {
    dialect: '2.1',
    title: 'Two gaps',
    declarations: declared('A', 'single', ['sat'], 'string') + declared('B', 'single', ['sang'], 'string'),
    body: '<p>We <textEntryInteraction responseIdentifier="A"/> by the fire and <textEntryInteraction responseIdentifier="B"/> songs.</p>',
  },
  {
    dialect: '2.1',
    title: 'An order',
    declarations: declared('R', 'ordered', ['c0', 'c1']),
    body: `<orderInteraction responseIdentifier="R"><prompt>Put them in order.</prompt>${choices(['egg', 'hen'])}</orderInteraction>`,
  },
  {
    dialect: '2.1',
    title: 'No interaction',
    declarations: '',
    body: '<p>Read the next page first.</p>',
  },
  {
    dialect: '2.2',
    title: 'A whole number',
    declarations: declared('R', 'single', ['8'], 'integer'),
    body: '<p>3 + 5 = <textEntryInteraction responseIdentifier="R"/></p>',
  },
  {
    dialect: '2.2',
    title: 'A formula in question and option',
    declarations: declared('R', 'single', ['c0']),
    body: `<p>Which equals ${half}?</p>${chosen('R', '', ['0.5', `2 × ${half}`])}`,
  },
  {
    dialect: '2.2',
    title: 'A picture that is not in the package',
    declarations: declared('R', 'single', ['c1']),
    body: `<p><img src="nowhere.png" alt="a bridge"/>What is it?</p>${chosen('R', '', ['a tower', 'a bridge'])}`,
  },
  {
    dialect: '2.2',
    title: 'A passage with two choices',
    declarations: declared('A', 'single', ['c0']) + declared('B', 'single', ['c1']),
    body: `<div><p>Tom has a grey donkey. It likes carrots.</p></div>${chosen('A', 'What has Tom?', ['a donkey', 'a goat'])}${chosen('B', 'What does it like?', ['hay', 'carrots'])}`,
  },
  {
    dialect: '2.2',
    title: 'Writing with a model answer',
    declarations: declared('R', 'single', ['I like it.'], 'string'),
    body: '<p>Say what you think of rain.</p><extendedTextInteraction responseIdentifier="R" expectedLines="3"/>',
  },
  {
    dialect: '2.2',
    title: 'Points of its own',
    declarations: declared('R', 'single', ['c0']),
    body: chosen('R', 'Which is small?', ['an ant', 'an elk']),
    behind:
      '<responseProcessing><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseProcessing>',
  },
  {
    dialect: '2.2',
    title: 'Words to choose in a line',
    declarations: declared('R', 'single', ['c1']),
    body: '<p>He <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="c0">go</inlineChoice><inlineChoice identifier="c1">goes</inlineChoice></inlineChoiceInteraction> home.</p>',
  },
  {
    dialect: '3.0',
    title: 'The new names',
    declarations: declared('R', 'single', ['c2']),
    body: chosen('R', 'Which is a tool?', ['a cloud', 'a lake', 'a hammer']),
    behind: matched,
  },
  {
    dialect: '3.0',
    title: 'Several right choices',
    declarations: declared('R', 'multiple', ['c0', 'c1']),
    body: chosen('R', 'Which are even?', ['2', '4', '5'], 2),
  },
  {
    dialect: '3.0',
    title: 'A gap between raised letters',
    declarations: declared('R', 'single', ['25'], 'string'),
    body: '<p>5<sup>2</sup> is <textEntryInteraction responseIdentifier="R"/>, and H<sub>2</sub>O is water.</p>',
  },
  {
    dialect: '3.0',
    title: 'Writing',
    declarations: '<responseDeclaration identifier="R" cardinality="single" baseType="string"/>',
    body: '<p>Describe your way to school.</p><extendedTextInteraction responseIdentifier="R"/>',
  },
  {
    dialect: '3.0',
    title: 'Chinese, with signs that XML escapes',
    declarations: declared('R', 'single', ['c0']),
    body: chosen('R', '若 a &lt; b，则下列正确的是', ['a − b &lt; 0', 'a &amp; b &gt; 0']),
  },
  {
    dialect: '3.0',
    title: 'Pairs',
    declarations: declared('R', 'multiple', ['c0 c1'], 'pair'),
    body: `<associateInteraction responseIdentifier="R"><prompt>Join them.</prompt></associateInteraction>`,
  },
]

const heads = {
  '2.1': ['assessmentItem', 'http://www.imsglobal.org/xsd/imsqti_v2p1'],
  '2.2': ['assessmentItem', 'http://www.imsglobal.org/xsd/imsqti_v2p2'],
  '3.0': ['qti-assessment-item', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'],
} as const

const html = new Set(['p', 'div', 'strong', 'sup', 'sub', 'img', 'math', 'mfrac', 'mn'])

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Elements and attributes under their 3.0 names. */
const inNewNames = (xml: string): string =>
  xml.replaceAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g, (_, closing: string, name: string, rest: string) =>
    html.has(name)
      ? `<${closing}${name}${rest}>`
      : `<${closing}qti-${dashed(name)}${rest.replaceAll(/([a-zA-Z]+)=/g, (_whole, attribute: string) => `${dashed(attribute)}=`)}>`,
  )

function itemOf({ dialect, title, declarations, body, behind = '' }: Sample, index: number): string {
  const [name, namespace] = heads[dialect]
  const inner = `${declarations}<itemBody>${body}</itemBody>${behind}`
  const head = `${name} xmlns="${namespace}" identifier="i${index}" title="${title}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${head}>${dialect === '3.0' ? inNewNames(inner) : inner}</${name}>`
}

/** A package with one item of each sample. */
export const qtiSamples = (): Buffer =>
  writeZip([
    {
      name: 'imsmanifest.xml',
      data: `<manifest><resources>${samples.map((_, index) => `<resource identifier="r${index}" type="imsqti_item_xmlv2p1" href="items/i${index}.xml"/>`).join('')}</resources></manifest>`,
    },
    ...samples.map((sample, index) => ({ name: `items/i${index}.xml`, data: itemOf(sample, index) })),
  ])
