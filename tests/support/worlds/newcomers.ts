import { account } from '#api/contract/groups/account.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { stages, subjects } from '#domain/classes/subjects.ts'
import { demoSchool } from '#server/content/demo/people.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { anotherBrowser, sendCode } from '#tests/support/charts/codes.ts'

/** A teacher applies for an account at the demo's school. */
export async function apply(address: string, mobile: string, realname: string): Promise<void> {
  const browser = anotherBrowser(address)
  await browser.get(account.register, {
    mobile,
    verificationCode: await sendCode(browser, address, mobile, 'register'),
    realname,
    password: passwordDigest('Wechsel#2027'),
    schoolCode: demoSchool.code,
    stageId: stages.junior,
    subjectId: subjects.juniorEnglish,
    consent: [...currentConsent],
  })
}

/** All open applications, or all decided ones. */
export async function applications(address: string, isOpen: boolean) {
  const owner = await otherBrowser(address, demoMobiles.lin)
  const pager = { currentPage: 1, pageSize: 999 }
  return (await owner.get(account.applications, { isOpen, pager })).applications
}

/** Approves all open applications. */
export async function approveAll(address: string): Promise<void> {
  const applicationIds = (await applications(address, true)).map(({ applicationId }) => applicationId)
  if (applicationIds.length === 0) return
  const owner = await otherBrowser(address, demoMobiles.lin)
  await owner.get(account.decideApplications, { applicationIds, isApproved: true, reason: '' })
}
