import type { report as reportArea } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import { type ReportFamily, usualFamilyOf } from '#domain/report/families.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'
import type { ReportTable } from '#domain/report/report-table.ts'
import type { Executor } from '#server/database/database.ts'
import { classReport } from '../class-report.ts'
import type { Comparer } from '../comparer.ts'
import { namesIn } from '../shown-names.ts'
import { snapshot } from '../snapshot.ts'
import { totalsElsewhere } from '../track/totals-elsewhere.ts'
import { readTrack } from '../track/track.ts'
import { ownAssignmentsTable, progressTable, assignmentsTable } from '../track/track-tables.ts'
import { wireTable } from '../wire-table.ts'
import { answersOfStudents, offeredOptions, startTimes, subjectOf, writtenAnswers, writtenCrops } from './answers.ts'
import { comparisonTables } from './class-comparison.ts'
import { criteriaTable, sampleTable } from './composition-tables.ts'
import { type FamilyFacts, familyFacts } from './facts.ts'
import {
  combinationTable,
  itemAnalysisTable,
  knowledgeTable,
  optionTable,
  reliabilityTable,
  sectionTable,
  wrongAnswerTable,
} from './item-tables.ts'
import { completionTable, partStudentTable } from './student-tables.ts'

export type FamilyReport = OutputOf<typeof reportArea.family>

export interface FamilyAsked {
  readonly assignmentId: number
  readonly family: ReportFamily
  /** One student of the class, for the growth; everybody by default. */
  readonly studentId?: number | undefined
  readonly anonymous: boolean
}

export interface Asking {
  readonly now: Date
  readonly language: Language
  readonly comparer: Comparer
}

interface Source extends Asking {
  readonly db: Executor
  readonly facts: FamilyFacts
  readonly asked: FamilyAsked
}

type Tables = readonly ReportTable[] | Promise<readonly ReportTable[]>

/** Figures need a marked submission: before the first, a page of dashes would say nothing. */
const onceMarked = ({ facts }: Source, made: () => Tables): Tables => (facts.marked.length === 0 ? [] : made())

const ofItems = ({ facts }: Source): readonly ReportTable[] => [
  sectionTable(facts),
  knowledgeTable(facts),
  itemAnalysisTable(facts),
  optionTable(facts),
  combinationTable(facts),
  wrongAnswerTable(facts),
]

/** The tables of each family, in their order on the page. */
const tablesOf: Readonly<Record<ReportFamily, (source: Source) => Tables>> = {
  paper: (source) => onceMarked(source, () => [reliabilityTable(source.facts), ...ofItems(source)]),
  listening: (source) => onceMarked(source, () => [...ofItems(source), partStudentTable(source.facts)]),
  words: (source) => onceMarked(source, () => [...ofItems(source), partStudentTable(source.facts)]),
  composition: async ({ db, facts, asked }) => {
    const written = await writtenAnswers(db, asked.assignmentId)
    const cropOf = await writtenCrops(db, asked.assignmentId, written)
    return [criteriaTable(facts, written), sampleTable(facts, written, cropOf), partStudentTable(facts)]
  },
  practice: async (source) => {
    const { db, facts, asked } = source
    const started = new Map((await startTimes(db, asked.assignmentId)).map((row) => [row.uid, row.startedAt]))
    const figures = await onceMarked(source, () => [knowledgeTable(facts), wrongAnswerTable(facts)])
    return [completionTable(facts, started), ...figures]
  },
  growth: async ({ db, facts, asked, comparer, now }) => {
    const { report, nameOf } = facts
    const { courseId } = report.assignment
    const whole = await readTrack(db, courseId, {}, now)
    const theirs = new Set(report.students.map(({ uid }) => uid))
    const students = whole.students.filter(({ uid }) => theirs.has(uid))
    const track = { ...whole, students: asked.anonymous ? orderOfAliases(students, report.assignment) : students }
    return asked.studentId === undefined
      ? [
          assignmentsTable(track.assignments, await totalsElsewhere(db, courseId, {}, comparer, now)),
          progressTable(track, nameOf),
        ]
      : [ownAssignmentsTable(track, asked.studentId)]
  },
  classes: ({ db, facts, comparer, now }) => comparisonTables(db, facts, comparer, now),
}

/** A class's results as shown by one family of reports; without tables if the paper has nothing of the family. */
export const familyReport = (db: Executor, asked: FamilyAsked, asking: Asking): Promise<FamilyReport> =>
  snapshot(db, async (at) => {
    const { assignmentId, family, anonymous } = asked
    const found = await classReport(at, assignmentId, asking.now)
    const report = anonymous ? { ...found, students: [...orderOfAliases(found.students, found.assignment)] } : found
    const subjectId = await subjectOf(at, report.assignment.courseId)
    const paper = { kind: report.assignment.kind, subjectId, items: report.items }
    const given = {
      answers: await answersOfStudents(at, assignmentId),
      options: await offeredOptions(at, assignmentId),
    }
    const nameOf = namesIn(report, anonymous ? asking.language : null)
    const facts = familyFacts(family, subjectId, report, given, nameOf)
    const tables = report.families.includes(family) ? await tablesOf[family]({ ...asking, db: at, facts, asked }) : []
    return {
      usual: usualFamilyOf(paper),
      assignment: report.assignment,
      courseName: report.courseName,
      tables: tables.filter(({ rows }) => rows.length > 0).map(wireTable),
    }
  })
