import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'

interface Described extends Pick<PaperQuestion, 'difficulty'> {
  readonly item: Pick<PaperItem, 'knowledge'>
}

const difficulties = { 1: 'easy', 2: 'medium', 3: 'difficult' } as const

/** What the bank knows about an item besides its text, in terms of LOM (IEEE 1484.12). */
export const qtiMetadata = ({ difficulty, item: { knowledge } }: Described): string =>
  `<metadata><lom:lom>${educational(difficulties[difficulty])}${knowledge === '' ? '' : about(knowledge)}</lom:lom></metadata>`

const educational = (word: string): string =>
  `<lom:educational><lom:difficulty>${ofVocabulary(word)}</lom:difficulty></lom:educational>`

const about = (knowledge: string): string =>
  `<lom:classification><lom:purpose>${ofVocabulary('discipline')}</lom:purpose><lom:taxonPath><lom:source><lom:string language="zh-CN">知识点</lom:string></lom:source><lom:taxon><lom:entry><lom:string language="zh-CN">${xmlText(knowledge)}</lom:string></lom:entry></lom:taxon></lom:taxonPath></lom:classification>`

const ofVocabulary = (word: string): string => `<lom:source>LOMv1.0</lom:source><lom:value>${word}</lom:value>`
