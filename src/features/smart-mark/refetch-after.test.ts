import { expect, test } from 'vitest'
import { refetchEvery } from '#domain/portal/constants.ts'
import { givenInfo } from './testing/given-scan.ts'
import { refetchAfter } from './use-scan-job.ts'

test('the state is asked for often while pages or handwriting are being read, and not while that is paused', () => {
  const after = (scanned: Parameters<typeof givenInfo>[0]) => refetchAfter(givenInfo(scanned).scan)
  expect({
    unknown: refetchAfter(undefined),
    pages: after({ state: 'reading', waitingCount: 1 }),
    handwriting: after({ blankPageCount: 1 }),
    pausedPages: after({ state: 'paused', isPaused: true, waitingCount: 1 }),
    pausedHandwriting: after({ isPaused: true, blankPageCount: 1 }),
    done: after({}),
  }).toEqual({
    unknown: refetchEvery.waiting,
    pages: refetchEvery.reading,
    handwriting: refetchEvery.reading,
    pausedPages: refetchEvery.waiting,
    pausedHandwriting: refetchEvery.waiting,
    done: refetchEvery.waiting,
  })
})
