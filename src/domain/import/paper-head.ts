/** The lines above the first question: the title, and what they say about the whole paper: "（满分120分 时间90分钟）". */
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { parsePoints, type Tenths } from '#domain/values/score.ts'
import type { SourcePosition } from './imported-paper.ts'
import type { PaperBuilder } from './paper-builder.ts'
import { contradicts } from './question-points.ts'

interface HeadFacts {
  readonly fullMarks: Tenths | null
  /** Minutes. */
  readonly duration: number | null
}

const sheet = '(?:(?:本|全)?(?:试卷|试题|卷面|卷))?'

const fullMarks = new RegExp(
  String.raw`${sheet}\s*(?:总?分值|总分|满分|共计|共)\s*[为:：]?\s*(\d+(?:\.\d)?)\s*分(?!钟)|(?:full|total)\s+marks?\s*[:：]?\s*(\d+(?:\.\d)?)`,
  'i',
)

const duration = new RegExp(
  String.raw`${sheet}\s*(?:考试|答题|答卷|完卷|作答|测试|检测|练习)?\s*(?:用时|时间|时长|限时)\s*[为共:：]?\s*(\d{1,3})\s*(?:分钟|分|min(?:ute)?s?)|time(?:\s+(?:allowed|limit))?\s*[:：]\s*(\d{1,3})\s*min(?:ute)?s?`,
  'i',
)

/** What may stand around and between the facts. */
const signs = /^[\s\u3000()（）[\]【】,，、;；.。|/*]*$/

const longestTitle = 60

/** A line on which students write who they are: "班级______ 姓名______", also without the lines to write on. */
const nameLine =
  /^(?:[\s_＿:：()（）]*(?:学校|班级|年级|姓名|考号|考场|学号|座号|座位号|准考证号|得分|name|class|school|number|no\.|score))+[\s_＿:：()（）]*$/i

/** The facts of a line that says nothing else; null for any other. */
export function headFactsOf(line: string): HeadFacts | null {
  const [marks, time] = [fullMarks.exec(line), duration.exec(line)]
  const rest = line.replace(time?.[0] ?? '', '').replace(marks?.[0] ?? '', '')
  const minutes = Number(time?.[1] ?? time?.[2])
  const { shortest, longest } = paperLimits.duration
  if ((marks === null && time === null) || !signs.test(rest)) return null
  if (time !== null && (minutes < shortest || minutes > longest)) return null
  return { fullMarks: parsePoints(marks?.[1] ?? marks?.[2] ?? ''), duration: time === null ? null : minutes }
}

/** The head of a paper: the first duration holds, and full marks that are not the sum of all questions are reported. */
export class PaperHead {
  readonly #builder: PaperBuilder
  #stated: { readonly total: Tenths; readonly position: SourcePosition; readonly text: string } | null = null

  constructor(builder: PaperBuilder) {
    this.#builder = builder
  }

  /** Takes a line that states facts and nothing else, or the first other one that may be a title. */
  take(text: string, position: SourcePosition): boolean {
    const facts = headFactsOf(text)
    if (facts === null) return this.#takeTitle(text)
    this.#builder.duration ??= facts.duration
    if (facts.fullMarks !== null) this.#stated ??= { total: facts.fullMarks, position, text }
    return true
  }

  #takeTitle(text: string): boolean {
    if (this.#builder.title !== '' || text.length > longestTitle || nameLine.test(text)) return false
    this.#builder.title = text.replaceAll('**', '').trim()
    return true
  }

  /** Call it when all questions are added. */
  reportContradiction(): void {
    if (this.#stated === null || !contradicts(this.#stated.total, this.#builder.items)) return
    this.#builder.miss(this.#stated.position, 'headingTotal', this.#stated.text)
  }
}
