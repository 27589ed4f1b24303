import { expect, test } from 'vitest'
import { usualOrder } from '#domain/portal/entries.ts'
import type { EntryViewer } from './entries.ts'
import { foundPages } from './found-pages.ts'

const viewer: EntryViewer = { courseId: 3, subjectId: 203, regionId: 1, isOpen: () => true, order: usualOrder }

const all = { viewer, isSchoolOwner: true, isBuilt: () => true, language: 'zh-CN' } as const

const pathsFor = (word: string, asked: Parameters<typeof foundPages>[0] = all) =>
  foundPages(asked).flatMap(({ words, path }) => (words.some((name) => name.includes(word)) ? [path] : []))

test.each([
  ['新建班级', ['/personal-center/my-courses?new=1']],
  ['New class', ['/personal-center/my-courses?new=1']],
  ['密码', ['/course-manage/profile/edit/password', '/flipbook/member/export/courseStudentCode/3']],
  ['English', ['/course-manage/profile']],
  ['语言', ['/course-manage/profile']],
  ['邀请', ['/personal-center/my-courses', '/member/verify', '/school/applications']],
  ['答题卡', ['/answer-sheet-html']],
  ['成员管理', ['/member']],
])('%s is found at %j', (word, paths) => expect(pathsFor(word)).toEqual(paths))

test('what belongs to a class, to the school’s owner or to pages to come is found only where it is', () => {
  const alone = { ...all, viewer: { ...viewer, courseId: null } }
  expect([
    pathsFor('学生码', alone),
    pathsFor('教师和申请', { ...all, isSchoolOwner: false }),
    pathsFor('导入试卷', { ...all, isBuilt: (path) => path !== '/import-paper' }),
  ]).toEqual([[], [], []])
})

test('the title is in the language of the page', () => {
  const english = foundPages({ ...all, language: 'en' })
  expect(english.find(({ path }) => path === '/answer-sheet-html')).toEqual({
    title: 'Print answer sheets',
    words: ['打印答题卡', 'Print answer sheets'],
    path: '/answer-sheet-html',
  })
})
