import type { AssignmentKind } from '#domain/assignments/kinds.ts'

/** One assignment of the demo's month: its paper, its dates and its progress. Days are relative to the day of filling. */
export interface HistoryPlan {
  readonly paperCode: string
  readonly name?: string
  readonly kind: AssignmentKind
  readonly assignmentType: number
  readonly beginDay: number
  readonly endDay: number
  readonly state: 'published' | 'marked' | 'toMark' | 'running' | 'notStarted' | 'unpublished'
}

const [common, special, openTest, simulated] = [1, 2, 3, 11]

const plan = (
  paperCode: string,
  [beginDay, endDay]: readonly [number, number],
  state: HistoryPlan['state'],
  kind: AssignmentKind = 'homework',
  assignmentType: number = common,
): HistoryPlan => ({ paperCode, beginDay, endDay, state, kind, assignmentType })

/** The month of each subject's classes, by the teacher's username. */
export const historyPlans: Readonly<Record<string, readonly HistoryPlan[]>> = {
  '13800000001': [
    plan('en-7a-unit1', [-29, -28], 'published', 'test'),
    plan('en-7a-unit2', [-24, -23], 'published', 'test'),
    plan('en-7a-unit3', [-18, -17], 'published', 'test', simulated),
    plan('en-7a-unit4', [-11, -10], 'published', 'homework', special),
    plan('en-7a-words', [-6, -5], 'marked', 'dictation'),
    plan('en-7a-unit5', [-2, -1], 'toMark', 'test'),
    plan('en-7a-unit6', [-1, 1], 'running', 'composition'),
    { ...plan('en-7a-unit2', [3, 4], 'notStarted', 'practice', special), name: 'Unit 2 复习' },
    { ...plan('en-7a-unit3', [5, 6], 'unpublished', 'studyTask', openTest), name: 'Unit 3 课后练习' },
  ],
  '13800000002': [
    plan('ma-7a-chapter1', [-28, -27], 'published', 'test'),
    plan('ma-7a-chapter2', [-21, -20], 'published', 'test'),
    plan('ma-7a-chapter3', [-14, -13], 'published', 'homework', special),
    plan('ma-7a-midterm', [-9, -9], 'published', 'test', simulated),
    plan('ma-7a-chapter5', [-3, -2], 'toMark', 'test'),
    { ...plan('ma-7a-chapter3', [-1, 1], 'running', 'practice', special), name: '代数式 错题再练' },
    { ...plan('ma-7a-chapter2', [2, 3], 'notStarted', 'homework'), name: '有理数运算 巩固' },
  ],
  '13800000003': [
    plan('en-b1-unit1', [-27, -26], 'published', 'test'),
    plan('en-b1-unit2', [-20, -19], 'published', 'homework'),
    plan('en-b1-unit3', [-13, -12], 'published', 'test', simulated),
    plan('en-b1-words', [-7, -6], 'marked', 'dictation'),
    plan('en-b1-unit4', [-2, -1], 'toMark', 'test'),
    { ...plan('en-b1-unit3', [-1, 2], 'running', 'practice', special), name: 'Unit 3 复习' },
    { ...plan('en-b1-unit1', [4, 5], 'unpublished', 'homework'), name: 'Unit 1 回顾' },
  ],
}
