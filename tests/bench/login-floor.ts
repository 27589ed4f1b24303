import { serveBenchPage } from './bench-page.ts'

export interface LoginFloor {
  /** A page of plain HTML with a few styles and the same form. */
  readonly staticPage: string
  /** A page of bare React with the same form. */
  readonly barePage: string
  readonly stop: () => void
}

const form = `<form><h1>登录</h1><p>账号登录　短信登录</p><label>账号<input name="username"></label>
<label>密码<input name="password" type="password"></label>
<label><input name="consent" type="checkbox">我已阅读并同意 隐私政策、用户许可协议、儿童隐私政策</label>
<button disabled>登录</button><p>注册账号　忘记密码　微信登录</p></form>`

const staticHtml = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>讲台</title>
<style>body{margin:0;font:16px/1.6 sans-serif}form{display:grid;gap:16px;max-width:372px;margin:64px auto;padding:16px}
label{display:grid;gap:4px}input{height:44px;border:1px solid #888}button{height:44px;font:inherit}</style></head>
<body>${form}</body></html>`

/** Serves both floors on loopback. */
export async function startLoginFloor(): Promise<LoginFloor> {
  const { address, stop } = await serveBenchPage('bare-form', { '/static': staticHtml })
  return { staticPage: `${address}/static`, barePage: `${address}/`, stop }
}
