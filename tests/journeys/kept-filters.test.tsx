// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const places = [
  ['an area', () => paths.myPapers, '搜索试卷名', '单元'],
  ['the list of tasks', () => paths.assignments(journey.world.courseId), '搜索任务名', '写作'],
  ['the members', () => memberPaths.members, '姓名、拼音或学号', '李'],
] as const

const searchFor = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

test.each(places)(
  '%s, left and opened by its entry, has its search and its address again',
  async (_, at, name, text) => {
    await openPortal(journey, at())
    fireEvent.change(await searchFor(name), { target: { value: text } })
    const searched = `#${at()}?keyword=${encodeURIComponent(text)}`
    await waitFor(() => expect(window.location.hash).toBe(searched))
    window.location.hash = paths.home
    await screen.findByRole('heading', { name: '今天' })
    window.location.hash = at()
    expect((await searchFor(name)).value).toBe(text)
    await waitFor(() => expect(window.location.hash).toBe(searched))
  },
)
