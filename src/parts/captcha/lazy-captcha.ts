import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** The slide puzzle, fetched when it is first asked for: few sign-ins need it. */
export const LazyCaptcha = lazyPart(() => import('./captcha.dialog.tsx').then((module) => module.CaptchaDialog))
