import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** The slide puzzle, loaded on demand: few sign-ins need it. */
export const LazyCaptcha = lazyPart(() => import('./captcha.dialog.tsx').then((module) => module.CaptchaDialog))
