import { expect, test } from 'vitest'
import {
  classNames,
  demoPassword as filledPassword,
  demoStudents,
  demoTeachers as filledTeachers,
} from '#server/content/demo/people.ts'
import { demoClasses, demoPassword, demoTeachers } from './demo-accounts.ts'

test('the accounts shown are those that the service fills in', () => {
  expect(demoPassword).toBe(filledPassword)
  expect(demoTeachers.map(({ account }) => account)).toEqual(filledTeachers.map(({ username }) => username))
  const students = demoStudents()
  const shown = Object.entries(classNames).map(([code, name]) => {
    const usernames = students.filter(({ classCode }) => classCode === code).map(({ username }) => username)
    return { name, first: usernames[0], last: usernames.at(-1) }
  })
  expect(demoClasses.toSorted((left, right) => left.first.localeCompare(right.first))).toEqual(
    shown.toSorted((left, right) => String(left.first).localeCompare(String(right.first))),
  )
})
