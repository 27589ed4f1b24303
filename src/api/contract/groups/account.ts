import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { csv } from '#domain/wire/csv.ts'
import { flag, id, instant } from '#domain/wire/scalars.ts'
import { personName } from '#domain/wire/person-name.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { pager } from '../schemas/paging.ts'
import {
  consent,
  email,
  mobile,
  passwordChange,
  passwordChangeErrors,
  passwordDigest,
  verificationCode,
} from '../schemas/sign-on.ts'
import { stageId, subjectId } from '../schemas/teaching.ts'

/** A person's own account (specification §7 User), and teachers who apply for one. */
export const account = {
  /** Applies to a school for an account; its owner decides. */
  register: endpoint({
    path: '/client/user/register',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({
      mobile,
      verificationCode,
      password: passwordDigest,
      realname: personName(20),
      schoolCode: text(32),
      stageId,
      subjectId,
      consent,
    }),
    output: z.object({ schoolName: z.string() }),
    errors: {
      codeWrong: null,
      codeExpired: null,
      schoolUnknown: null,
      mobileTaken: null,
      alreadyApplied: null,
      subjectNotOfStage: null,
      passwordCommon: null,
      consentNeeded: null,
    },
  }),
  /** A new password for a mobile's account; signs out everywhere and unlocks the account. */
  resetPassword: endpoint({
    path: '/client/user/pwd/reset',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ mobile, verificationCode, password: passwordDigest, confirmation: passwordDigest }),
    errors: { codeWrong: null, codeExpired: null, passwordMismatch: null, passwordCommon: null },
  }),
  /** The same for somebody who lost the phone, proven by a code of purpose `passwordByEmail`. */
  resetPasswordByEmail: endpoint({
    path: '/client/user/pwd/reset/email',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ email, verificationCode, password: passwordDigest, confirmation: passwordDigest }),
    errors: { codeWrong: null, codeExpired: null, passwordMismatch: null, passwordCommon: null },
  }),
  checkPassword: endpoint({
    path: '/client/user/pwd/check',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
    input: z.object({ password: passwordDigest }),
    errors: { oldPasswordWrong: null, accountLocked: null },
  }),
  /** Changes the password and signs out everywhere, including here. */
  updatePassword: endpoint({
    path: '/client/user/pwd/update',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
    input: passwordChange,
    errors: passwordChangeErrors,
  }),
  /** Binds a first mobile or another one, proven by a code of purpose `mobile`. */
  updateMobile: endpoint({
    path: '/client/user/mobile/update-v2',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ mobile, verificationCode }),
    output: z.object({ mobile: z.string() }),
    errors: { codeWrong: null, codeExpired: null, mobileTaken: null },
  }),
  /** Binds an e-mail address, proven by a code of purpose `email`. */
  updateEmail: endpoint({
    path: '/client/user/email/update',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ email, verificationCode }),
    output: z.object({ email: z.string() }),
    errors: { codeWrong: null, codeExpired: null, emailTaken: null },
  }),
  updateInfo: endpoint({
    path: '/client/user/info/update',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ realname: personName(20) }),
  }),
  /** What is taught: stage, subject and book version (specification §7 "book version save"). */
  updateTeaching: endpoint({
    path: '/client/user/teacher/detail/modify',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ bookVersion: text(64), stageId, subjectId }),
    errors: { subjectNotOfStage: null },
  }),
  /** Stages and subjects available here. */
  stages: endpoint({
    path: '/client/user/teacher/stage',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({
      stageId: z.nullable(z.int()),
      stages: z.array(z.object({ stageId: z.int(), subjectIds: z.array(z.int()) })),
    }),
  }),
  /** Features of the signed-in person with their end (specification §3 access-list entry). */
  features: endpoint({
    path: '/client/function/accredit/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({
      /** The service's time: features end by it, whatever a device's clock says. */
      now: instant,
      grants: z.array(
        z.object({
          feature: z.string(),
          featureId: z.string(),
          endTime: instant,
          /** Opened only by the person's trial. */
          isTrial: z.boolean(),
        }),
      ),
    }),
  }),
  /** Begins the person's trial, which opens every feature for `trialLimits.days` days; only once (specification §6). */
  startTrial: endpoint({
    path: '/client/user/trial/start',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    output: z.object({ beginTime: instant, endTime: instant }),
    errors: { trialUsed: null },
  }),
  /** Accepts the current versions of documents; required again when one changes. */
  acceptConsent: endpoint({
    path: '/client/user/consent/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
    input: z.object({ consent }),
    errors: { consentNeeded: null },
  }),
  /** Sign-ins to this account from other devices since an instant, newest first, at most ten. */
  newLogins: endpoint({
    path: '/client/user/login/new',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ since: instant }),
    output: z.object({
      logins: z.array(z.object({ at: instant, browser: z.string(), system: z.string(), address: z.string() })),
    }),
  }),
  applications: endpoint({
    path: '/client/school/application/list',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    input: z.object({ isOpen: flag, pager: pager(pageSizes.lists) }),
    output: z.object({
      total: z.int(),
      /** What applicants type in. */
      schoolCode: z.string(),
      /** Whether codes are sent by SMS: without them nobody can register. */
      hasSms: z.boolean(),
      applications: z.array(
        z.object({
          applicationId: z.int(),
          realname: z.string(),
          /** In full: the owner has to call. */
          mobile: z.string(),
          stageId: z.int(),
          subjectId: z.int(),
          appliedAt: instant,
          decidedAt: z.nullable(instant),
          isApproved: z.nullable(z.boolean()),
          reason: z.string(),
        }),
      ),
    }),
  }),
  /** Approves or refuses all or none of these; a refusal gives its reason. */
  decideApplications: endpoint({
    path: '/client/school/application/decide',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    input: z.object({ applicationIds: csv(id), isApproved: flag, reason: optionalText(100) }),
    errors: { applicationUnknown: null, applicationDecided: null, reasonMissing: null, mobileTaken: null },
  }),
} as const
