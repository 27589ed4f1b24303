import { serviceOriginOf } from '#domain/portal/environments.ts'
import { pictureUrl } from '#domain/rich-text/picture.ts'
import { pageOrigin, pageServiceHosts } from './service-hosts.ts'

/** Where this page loads a picture from: the service its person is signed in to. */
export function pictureAddress(key: string): string {
  const path = pictureUrl(key)
  const access = location.pathname.startsWith('/student') ? 'student' : 'teacher'
  return serviceOriginOf({ path, access }, pageOrigin(), pageServiceHosts()) + path
}
