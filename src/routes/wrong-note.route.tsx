import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const book = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/wrongnote/question',
  staticData: { title: 'wrongNote', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./wrong-note.page.tsx').then((module) => module.WrongNotePage)),
})

const select = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/wrongnote/question/select/$bookId',
  staticData: { title: 'wrongNote', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./wrong-note-question.page.tsx').then((module) => module.SelectQuestionsPage)),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/wrongnote/questionDetail/$questionId',
  staticData: { title: 'wrongNote', access: 'teacher', width: 'full' },
  component: lazyScreen(() =>
    import('./wrong-note-question-detail.page.tsx').then((module) => module.QuestionDetailPage),
  ),
})

const student = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/wrongnote/questionRankStu/$studentId',
  staticData: { title: 'wrongNoteOfStudent', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./wrong-note-student.page.tsx').then((module) => module.StudentBookPage)),
})

const studentDetail = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/wrongnote/questionRankStuDetail/$studentId/$paramStr',
  staticData: { title: 'wrongNoteOfStudent', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./wrong-note-student-detail.page.tsx').then((module) => module.StudentPartPage)),
})

/** Wrong questions of a class (specification §2 wrongnote). */
export const wrongNoteRoutes = [book, select, detail, student, studentDetail] as const
