import { createRoute } from '@tanstack/react-router'
import { NotOpenPage } from './not-open.page.tsx'
import { type RouteFacts, rootRoute } from './root.route.tsx'
import type { PageTitle } from '#parts/page-titles/page-titles.texts.ts'
import { shellRoute } from './shell.route.tsx'

/** An address of the specification (§2) in the shell whose content is not built: a page that says so. */
const later = <const Path extends `/${string}`>(
  path: Path,
  title: PageTitle,
  more: Partial<Pick<RouteFacts, 'width' | 'gate'>> = {},
) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { title, access: 'teacher', width: 'full', isBuilt: false, ...more },
    component: NotOpenPage,
  })

/** The same, without a session. */
const laterInPublic = <const Path extends `/${string}`>(path: Path, title: PageTitle) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { title, access: 'public', width: 'full', isBuilt: false },
    component: NotOpenPage,
  })

export const laterPublicRoutes = [
  laterInPublic('/contemporaryReadPdf', 'contemporaryReading'),
  laterInPublic('/pdf/qu-ke-tang-xiao-ce-class', 'classQuizPdf'),
  laterInPublic('/pdf/qu-ke-tang-xiao-ce-student', 'studentQuizPdf'),
  laterInPublic('/p1p/unlogin/report', 'openPaperReport'),
] as const

export const laterShellRoutes = [
  later('/preparation-box', 'preparationBox'),
  later('/prepare-lessons', 'prepareLessons'),
  later('/writing-topic', 'writingTopic'),
  later('/material-download', 'materialDownload'),
  later('/classroom-teaching/$module', 'classroom'),
  later('/classroom-teaching/$module/empty', 'classroom'),
  later('/classroom-teaching/$module/vocabulary', 'classroom'),
  later('/classroom-teaching/$module/paper-select/$', 'classroom'),
  later('/dictationReport', 'dictationReport'),
  later('/dictationStageReport', 'dictationStageReport'),
  later('/all-textbook', 'allTextbooks'),
  later('/all-textbook/$bookId/arrangement', 'bookArrangement'),
  later('/course/report/wordpk/main/$courseId/$studyTaskId', 'wordBattle', { gate: 'wordReport' }),
  later('/p1p/casuallyP1PReport', 'paperReport'),
  later('/p1p/correctReport', 'paperReport'),
  later('/p1p/questionReport', 'questionReport'),
  later('/p1p/studentReport', 'studentReport'),
  later('/p1p/studentRevision', 'studentRevision'),
  later('/text-book-dialog', 'chooseTextbook'),
  later('/pdf/ting-xie-jing-lian', 'dictationPdf'),
  later('/pdf/zuo-wen-pi-gai-report', 'compositionPdf'),
  later('/course/$courseId/individuation-practice', 'personalPractice'),
  later('/course/$courseId/assignHomework/createDictation', 'createDictation'),
  later('/course/$courseId/assignHomework/createCompositionByTemplate/{-$fromType}', 'createComposition', {
    gate: 'assignComposition',
  }),
  later('/course/$courseId/assignHomework/createComposition/$type', 'createComposition', { gate: 'assignComposition' }),
  later('/course/$courseId/wrongnote/words', 'wrongWords'),
  later('/course/$courseId/wrongnote/words/select/$bookId', 'wrongWords'),
  later('/course/$courseId/book/$bookId/stuChapter/$studentId', 'studentChapters'),
] as const
