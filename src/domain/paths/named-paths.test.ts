import { expect, test } from 'vitest'
import { type PathName, namedPath } from './named-paths.ts'

test.each([
  ['home', {}, {}, '/'],
  ['tasks', { courseId: 3 }, {}, '/course/3/tasks'],
  ['report', {}, { type: 'task', courseId: 3 }, '/report-html?type=task&courseId=3'],
  ['createComposition', { courseId: 3, type: 'a/b' }, {}, '/course/3/assignHomework/createComposition/a%2Fb'],
] as const)('the path %s with %j and %j is %s', (name, params, query, path) =>
  expect(namedPath(name, params, query)).toBe(path),
)

test.each([
  ['tasks', 'The path tasks needs courseId'],
  ['constructor', 'There is no path constructor'],
])('the path %s alone is none: %s', (name, message) => expect(() => namedPath(name as PathName)).toThrow(message))
