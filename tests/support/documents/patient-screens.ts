import { configure, getConfig } from '@testing-library/react'
import { afterAll, beforeEach, vi } from 'vitest'
import { quickComputedStyle } from './computed-style.ts'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import { pinnedDay } from '#tests/support/runs/pinned-day.ts'

beforeEach(() => void vi.setSystemTime(pinnedDay))

const fromJsdom = window.getComputedStyle
window.getComputedStyle = quickComputedStyle(fromJsdom)
afterAll(() => {
  window.getComputedStyle = fromJsdom
})

const { getElementError } = getConfig()

// While waiting, each query that fails would otherwise print the whole page.
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
const shortError = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

configure({
  asyncUtilTimeout: hangLimit,
  getElementError: (message, container) => (isWaiting() ? shortError(message) : getElementError(message, container)),
})
afterAll(() => configure({ getElementError }))
