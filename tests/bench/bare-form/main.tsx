/** The floor for the sign-in page: bare React with the same form, whose button does nothing. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function BareForm() {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setIsBusy(true)
      }}
    >
      <label>
        账号
        <input name="username" value={account} onChange={(event) => setAccount(event.target.value)} />
      </label>
      <label>
        密码
        <input name="password" type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <label>
        <input name="consent" type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        我已阅读并同意
      </label>
      <button type="submit" disabled={account === '' || password === '' || !agreed}>
        {isBusy ? '登录中…' : '登录'}
      </button>
    </form>
  )
}

const container = document.querySelector('#root')
if (container) createRoot(container).render(<BareForm />)
