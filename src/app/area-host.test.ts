import { expect, test } from 'vitest'
import { createStore } from '#api/ports/readable.ts'
import type { Language } from '#domain/portal/language.ts'
import { createAreaOpenings } from './area-openings.ts'
import { holdAreaHost, type PortalRouter } from './area-host.ts'
import type { Services } from './services.ts'

const teacher = { uid: 1, realname: '林知夏', subjectId: 203 }

test('an area is notified of class and language changes until it is released', () => {
  const courseId = createStore<number | null>(3)
  const language = createStore<Language>('zh-CN')
  const services = { currentClass: { id: courseId }, language, embedding: null } as unknown as Services
  const router = {
    subscribe: () => () => {},
    state: { location: { pathname: '/my-paper', search: {} } },
  } as unknown as PortalRouter
  const { host, release } = holdAreaHost(
    'my-paper',
    {} as HTMLElement,
    services,
    router,
    teacher as Parameters<typeof holdAreaHost>[4],
    createAreaOpenings(),
  )
  const facts = () => ({ courseId: host.context.get().courseId, language: host.context.get().language })
  expect({ user: host.context.get().user, ...facts() }).toEqual({ user: teacher, courseId: 3, language: 'zh-CN' })
  courseId.set(4)
  language.set('en')
  expect(facts()).toEqual({ courseId: 4, language: 'en' })
  release()
  courseId.set(5)
  language.set('zh-CN')
  expect(facts()).toEqual({ courseId: 4, language: 'en' })
})
