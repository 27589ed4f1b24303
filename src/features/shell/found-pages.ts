import type { Language } from '#domain/portal/language.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { drawerEntries, type EntryViewer, mainEntries } from './entries.ts'
import { foundPagesTexts } from './found-pages.texts.ts'
import { shellTexts } from './shell.texts.ts'
import type { FoundPage } from './shell.types.ts'

interface Finder {
  readonly viewer: EntryViewer
  readonly isSchoolOwner: boolean
  readonly isBuilt: (path: string) => boolean
  readonly language: Language
}

/** The pages that the search finds: the entries, and what is done on others. Each is found in both languages. */
export function foundPages({ viewer, isSchoolOwner, isBuilt, language }: Finder): readonly FoundPage[] {
  const entries = [...mainEntries(viewer), ...drawerEntries(viewer)].map(({ id, path }) => ({
    title: shellTexts[language][id],
    words: [shellTexts['zh-CN'][id], shellTexts.en[id]],
    path,
  }))
  const acts = actsOf(viewer.courseId, isSchoolOwner).map(([act, path]) => ({
    title: foundPagesTexts[language][act],
    words: [foundPagesTexts['zh-CN'][act], foundPagesTexts.en[act]],
    path,
  }))
  return [...entries, ...acts].filter(({ path }) => isBuilt(path))
}

type Act = readonly [act: keyof (typeof foundPagesTexts)['zh-CN'], path: string]

const actsOf = (courseId: number | null, isSchoolOwner: boolean): readonly Act[] => [
  ['newClass', personalPaths.newCourse],
  ['inviteTeachers', personalPaths.courses],
  ['ownPassword', paths.editPassword],
  ['language', paths.profile],
  ['answerSheets', paths.answerSheets],
  ['importPaper', paths.importPaper],
  ...(courseId === null ? [] : ofClass(courseId)),
  ...(isSchoolOwner ? [['applications', paths.applications] as const] : []),
]

const ofClass = (courseId: number): readonly Act[] => [
  ['addStudents', memberPaths.add],
  ['inviteStudents', memberPaths.verify()],
  ['slips', memberPaths.studentCodes(courseId)],
]
