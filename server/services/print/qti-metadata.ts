import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'

interface Described extends Pick<PaperQuestion, 'difficulty'> {
  readonly item: Pick<PaperItem, 'knowledge' | 'furtherPoints'>
}

const difficulties = { 1: 'easy', 2: 'medium', 3: 'difficult' } as const

/** What the bank knows about an item besides its text, in terms of LOM (IEEE 1484.12). */
export const qtiMetadata = ({ difficulty, item }: Described): string =>
  `<metadata><lom:lom>${educational(difficulties[difficulty])}${about(pointNamesOf(item))}</lom:lom></metadata>`

const educational = (word: string): string =>
  `<lom:educational><lom:difficulty>${ofVocabulary(word)}</lom:difficulty></lom:educational>`

const about = (points: readonly string[]): string =>
  points.length === 0
    ? ''
    : `<lom:classification><lom:purpose>${ofVocabulary('discipline')}</lom:purpose>${points.map(topic).join('')}</lom:classification>`

const topic = (point: string): string =>
  `<lom:taxonPath><lom:source><lom:string language="zh-CN">知识点</lom:string></lom:source><lom:taxon><lom:entry><lom:string language="zh-CN">${xmlText(point)}</lom:string></lom:entry></lom:taxon></lom:taxonPath>`

const ofVocabulary = (word: string): string => `<lom:source>LOMv1.0</lom:source><lom:value>${word}</lom:value>`
