import { expect, test } from 'vitest'
import { type RouteMode, routeOpenings, type RouteTeacher, routeTeachers } from './openings.ts'

const addressesOf = (teacher: RouteTeacher | null, mode: RouteMode): readonly string[] =>
  routeOpenings({ teacher, mode }).map(({ address }) => address)

const { 'English teacher': english, 'maths teacher': maths } = routeTeachers

const mathsAlone = ['/math-paper', '/math-paper/compose-paper']

test.each(['desktop', 'embedded'] as const)('%s: every address is opened by a teacher who has access to it', (mode) => {
  const opened = addressesOf(english, mode)
  expect(addressesOf(english, 'browser').filter((address) => !opened.includes(address))).toEqual(mathsAlone)
  const ofMaths = addressesOf(maths, mode)
  expect(mathsAlone.filter((address) => ofMaths.includes(address))).toEqual(mathsAlone)
})

test.each(['desktop', 'embedded'] as const)('%s: everybody opens pages that depend on person and mode', (mode) => {
  const both = ['/', '/p1p/unlogin/report', '/nowhere', '/my-paper/nowhere']
  const opened = [english, maths, null].map((who) => addressesOf(who, mode))
  expect(opened.map((addresses) => both.filter((address) => addresses.includes(address)))).toEqual([both, both, both])
})
