import type { Call } from '#api/client/client.ts'
import type { Language } from '#domain/portal/language.ts'
import { captchaChart } from '#parts/captcha/captcha-chart.ts'
import { deviceReleaseChart } from '#parts/device-release/device-release-chart.ts'

/** The captcha and device charts that may interrupt a sign-in, loaded with the sign-in that needs them. */
export const interruptionCharts = (call: Call, language: Language) => ({
  captcha: captchaChart(call, language),
  devices: deviceReleaseChart(call, language),
})
