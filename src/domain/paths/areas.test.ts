import { expect, test } from 'vitest'
import { areaOf, areaQuery, areas, frameOf, hasPage, pageOf } from './areas.ts'

test.each([
  ['/my-paper', 'my-paper'],
  ['/my-paper/paper-lib', 'my-paper'],
  ['/my-papers', undefined],
  ['/report7-html', 'report7-html'],
  ['/report8-html', undefined],
  ['/wrong-note-html/list', 'wrong-note-html'],
  ['/flipbook/job/list/1/7', 'flipbook'],
  ['/', undefined],
])('%s lies in the area %s', (path, id) => expect(areaOf(path)?.id).toBe(id))

test('no prefix is within another one', () =>
  expect(areas.filter(({ id, prefix }) => areaOf(prefix)?.id !== id)).toEqual([]))

test.each([
  ['smartpaper-v2-html', { canSmartMarkEntry: '1', useOldWordSentence: '2' }, { canSmartMarkEntry: '1' }],
  ['vocabulary-html', { courseId: '3', page: 'personalized' }, { courseId: '3', page: 'personalized' }],
  ['vocabulary-html', { courseId: 'x', page: 'other' }, {}],
  ['report-html', { studyTaskId: '0', homeworkId: '0', filter: 'low' }, { studyTaskId: '0', filter: 'low' }],
  ['report-html', { state: 'unsubmit', scope: 'class' }, { state: 'unsubmit', scope: 'class' }],
  ['report-html', { state: 'other', scope: 'all' }, {}],
  ['paper-editor', { paperId: '6', from: 'editor' }, { paperId: '6', from: 'editor' }],
  ['keben', { constructor: 'a' }, { constructor: 'a' }],
] as const)('%s is opened with %j as %j', (id, query, kept) =>
  expect(areaQuery(areas.find((one) => one.id === id) ?? areas[0], { ...query })).toEqual(kept),
)

test.each([
  ['/my-paper', true],
  ['/my-paper/paper-lib', true],
  ['/my-paper/other', false],
  ['/paper-editor/cm-new', true],
  ['/paper-editor/preview-paper-without-key', true],
  ['/paper-editor/new', false],
  ['/flipbook/job/list/1/7', true],
  ['/flipbook/job/list/1', false],
  ['/flipbook/job/list/1/7/8', false],
])('%s is a page that the specification names: %s', (path, named) => {
  const area = areaOf(path) ?? areas[0]
  expect(hasPage(area.id, pageOf(area, path))).toBe(named)
})

test.each([
  ['/smartpaper-v2-html', 'shell'],
  ['/smartpaper-v2-html/mark-list', 'shell'],
  ['/smartpaper-v2-html/job', 'focus'],
  ['/paper-select', 'shell'],
  ['/paper-select/school-paper', 'shell'],
  ['/paper-select/common-select', 'focus'],
  ['/paper-select/sync-practice', 'focus'],
  ['/paper-select/special-breakthrough', 'focus'],
  ['/math-paper', 'shell'],
  ['/math-paper/compose-paper', 'focus'],
  ['/question-select', 'focus'],
  ['/correct-html/blind/list', 'focus'],
  ['/paper-editor', 'focus'],
  ['/my-paper/paper-lib', 'shell'],
])('%s has the frame %s: work that takes all attention has no menu', (path, frame) =>
  expect(frameOf(areaOf(path) ?? areas[0], path)).toBe(frame),
)
