import { expect, test } from 'vitest'
import { type PlaceName, placeOf } from './places.ts'

test.each([
  ['home', {}, {}, '/'],
  ['tasks', { courseId: 3 }, {}, '/course/3/tasks'],
  ['report', {}, { type: 'task', courseId: 3 }, '/report-html?type=task&courseId=3'],
  ['createComposition', { courseId: 3, type: 'a/b' }, {}, '/course/3/assignHomework/createComposition/a%2Fb'],
] as const)('the place %s with %j and %j is %s', (name, params, query, path) =>
  expect(placeOf(name, params, query)).toBe(path),
)

test.each([
  ['tasks', 'The place tasks needs courseId'],
  ['constructor', 'There is no place constructor'],
])('the place %s alone is none: %s', (name, message) => expect(() => placeOf(name as PlaceName)).toThrow(message))
