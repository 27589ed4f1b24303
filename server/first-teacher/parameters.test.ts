import { expect, test } from 'vitest'
import { FirstTeacherError, readParameters, usage } from './parameters.ts'

const good = {
  school: '启明中学',
  code: 'qiming',
  name: '林知夏',
  mobile: '13800000001',
  subject: 'english',
  stage: 'junior',
}

const line = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])

test.each([
  ['english', 'junior', 2, 203],
  ['maths', 'junior', 2, 202],
  ['english', 'senior', 3, 303],
  ['maths', 'senior', 3, 302],
])('a first teacher of %s in %s', (subject, stage, stageId, subjectId) =>
  expect(readParameters(line({ ...good, school: ' 启明中学 ', subject, stage }))).toEqual({
    schoolName: '启明中学',
    schoolCode: 'qiming',
    realname: '林知夏',
    mobile: '13800000001',
    stageId,
    subjectId,
  }),
)

test.each(Object.keys(good))('--%s is required', (name) => {
  const missing = new FirstTeacherError(`--${name} is missing: ${usage}`)
  const others = Object.fromEntries(Object.entries(good).filter(([other]) => other !== name))
  expect(() => readParameters(line(others))).toThrow(missing)
  expect(() => readParameters(line({ ...good, [name]: ' ' }))).toThrow(missing)
})

const badCode = '--code is 2 to 20 lower-case letters and digits, a letter first'
const badSubject = '--subject is english or maths, --stage is junior or senior'

test.each([
  [{ code: 'Qiming' }, badCode],
  [{ code: 'q' }, badCode],
  [{ code: '启明' }, badCode],
  [{ mobile: '1380000000' }, '--mobile 1380000000 is no mobile number'],
  [{ mobile: '12800000001' }, '--mobile 12800000001 is no mobile number'],
  [{ subject: 'physics' }, badSubject],
  [{ stage: 'primary' }, badSubject],
  [{ subject: 'constructor' }, badSubject],
  [{ colour: 'red' }, `Unknown option '--colour': ${usage}`],
])('%j is refused', (change, message) =>
  expect(() => readParameters(line({ ...good, ...change }))).toThrow(new FirstTeacherError(message)),
)
