import { expect, test } from 'vitest'
import { drawerEntryIds, type EntryOrder, type MainEntryId, mainEntryIds, usualOrder } from '#domain/portal/entries.ts'
import { type FeatureName, featureNames } from '#domain/features/granted-features.ts'
import { barEntries, drawerEntries, type EntryViewer, firstPath, mainEntries } from './entries.ts'

const english: EntryViewer = { courseId: 3, subjectId: 203, regionId: 1, isOpen: () => true, order: usualOrder }
const maths: EntryViewer = { ...english, subjectId: 202 }

const allEntries = (viewer: EntryViewer) => [...mainEntries(viewer), ...drawerEntries(viewer)]

const openAt = (address: string, viewer = english): readonly string[] =>
  allEntries(viewer)
    .filter((entry) => entry.holds(address))
    .map(({ id }) => id)

test.each([
  ['/', ['home']],
  ['/paper-select', ['assign']],
  ['/paper-select/sync-practice', ['assign']],
  ['/paper-select/school-paper?paperId=3', ['schoolPapers']],
  ['/my-paper', ['myPapers']],
  ['/my-paper/paper-lib', ['myPapers']],
  ['/course/3/tasks', ['tasks']],
  ['/course/report/task-track?courseId=3', ['taskTrack']],
  ['/course/3/report/courseTrack/2026-09-01/2026-11-27', ['taskTrack']],
  ['/report/student-track?courseId=3', ['taskTrack']],
  ['/course/3/wrongnote/question', ['wrongNote']],
  ['/course/3/report/oneTask/homework/main/4', ['tasks']],
  ['/report-html?type=task', ['tasks']],
  ['/correct-html', ['marking']],
  ['/pending', ['marking']],
  ['/smart-mark', ['smartMark']],
  ['/smartpaper-v2-html', ['snapshots']],
  ['/smartpaper-v2-html/mark-list?assignmentId=4', ['smartMark']],
  ['/vocabulary-html?courseId=3', ['classWords']],
  ['/vocabulary-html?courseId=3&page=personalized', ['studentWords']],
  ['/classes-dialog', ['classes']],
  ['/my-papers', []],
])('at %s the open entry is %j', (address, open) => expect(openAt(address)).toEqual(open))

test.each([
  ['/math-paper', ['paperResources']],
  ['/math-paper/compose-paper', ['composePaper']],
])('for maths at %s it is %j', (address, open) => expect(openAt(address, maths)).toEqual(open))

test.each([
  ['English', english],
  ['maths', maths],
  ['region 9', { ...english, regionId: 9 }],
])('every entry of %s holds its own address and no other', (_, viewer) => {
  const entries = allEntries(viewer)
  expect(entries.map(({ path }) => openAt(path, viewer))).toEqual(entries.map(({ id }) => [id]))
})

test('the bottom bar has the first four entries with finished pages', () => {
  const idsInBar = (...unbuilt: string[]) =>
    barEntries(mainEntries(english), (path) => !unbuilt.includes(path)).map(({ id }) => id)
  expect([idsInBar(), idsInBar('/prepare-lessons', '/smart-mark', '/wrong-note')]).toEqual([
    ['home', 'prepareLessons', 'assign', 'smartMark'],
    ['home', 'assign', 'classWords', 'studentWords'],
  ])
})

const ofEverybody = ['home', 'prepareLessons', 'assign']

const withWords = (...features: FeatureName[]) => [
  ...ofEverybody,
  ...(features.includes('smartMark') ? ['smartMark'] : []),
  'wrongNote',
  ...(features.includes('classWords') ? ['classWords'] : []),
  'studentWords',
]

// Every subject × the features that show entries.
test.each([
  [203, ['smartMark', 'classWords', 'mathsPapers'], withWords('smartMark', 'classWords')],
  [303, ['smartMark'], withWords('smartMark')],
  [303, [], withWords()],
  [null, ['classWords'], withWords('classWords')],
  ...[102, 202, 302, 402, 502].flatMap((subjectId): [number, FeatureName[], string[]][] => [
    [subjectId, [...featureNames], [...ofEverybody, 'smartMark', 'wrongNote', 'composePaper', 'paperResources']],
    [subjectId, ['classWords'], [...ofEverybody, 'wrongNote']],
  ]),
] as const)('for subject %s with %j the spine holds %j', (subjectId, open, entries) => {
  const viewer = { ...english, subjectId, isOpen: (name: FeatureName) => open.some((one) => one === name) }
  expect(mainEntries(viewer).map(({ id }) => id)).toEqual(entries)
})

test('in region 9 the students replace the lessons', () =>
  expect(mainEntries({ ...english, regionId: 9 }).map(({ id }) => id)[1]).toBe('myStudents'))

test('the drawer is that of the current class, and maths has no audio', () => {
  const idsOf = (viewer: EntryViewer) => drawerEntries(viewer).map(({ id }) => id)
  expect(drawerEntries({ ...english, courseId: 7 }).find(({ id }) => id === 'tasks')?.path).toBe('/course/7/tasks')
  expect(idsOf(english)).toEqual([
    'myPapers',
    'schoolPapers',
    'taskTrack',
    'snapshots',
    'tasks',
    'marking',
    'audio',
    'textbooks',
    'members',
    'classes',
  ])
  expect(idsOf(maths)).toEqual(idsOf(english).filter((id) => id !== 'audio'))
  expect(idsOf({ ...english, courseId: null })).toEqual(
    idsOf(english).filter((id) => id !== 'tasks' && id !== 'members'),
  )
  expect(idsOf({ ...english, isOpen: () => false })).toEqual(idsOf(english).filter((id) => id !== 'snapshots'))
})

test('the entries are in the teacher’s order, which reveals no further ones', () => {
  const order = {
    main: ['paperResources', 'assign', 'home'],
    drawer: ['classes', ...drawerEntryIds.filter((id) => id !== 'classes')],
  } as const
  const viewer: EntryViewer = { ...english, courseId: null, isOpen: () => false, order }
  expect(mainEntries(viewer).map(({ id }) => id)).toEqual([
    'assign',
    'wrongNote',
    'studentWords',
    'home',
    'prepareLessons',
  ])
  expect(drawerEntries(viewer).map(({ id }) => id)[0]).toBe('classes')
})

const withFirst = (first: MainEntryId): EntryOrder => ({
  main: [first, ...mainEntryIds.filter((id) => id !== first)],
  drawer: [],
})

test.each([
  ['usually', english, false, '/'],
  ['with another one first', { ...english, order: withFirst('assign') }, false, '/paper-select'],
  ['with a closed one first', { ...english, isOpen: () => false, order: withFirst('smartMark') }, false, '/'],
  ['with one of the desktop client first', { ...english, order: withFirst('classWords') }, false, '/'],
  ['in the desktop client', { ...english, order: withFirst('classWords') }, true, '/vocabulary-html?courseId=3'],
] satisfies readonly [string, EntryViewer, boolean, string][])(
  'a teacher arrives %s at the first',
  (_, viewer, isDesktop, path) => expect(firstPath(viewer, isDesktop)).toBe(path),
)
