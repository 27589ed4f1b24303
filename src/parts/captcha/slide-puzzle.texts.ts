import { defineTexts } from '#ui/language/texts.ts'

export const slidePuzzleTexts = defineTexts({
  'zh-CN': {
    title: '请完成滑块验证',
    slider: '滑块：把拼图移到缺口处，松手或按回车键验证',
    hint: '向右拖动，把拼图对准缺口',
    keys: '也可以用键盘：左右方向键移动，按住 Shift 一次移 10 格，回车键验证。',
    position: (x: number, longest: number) => `${x}，最远 ${longest}`,
    loading: '正在取验证图…',
    checking: '正在验证…',
    wrong: '位置不对，请再试一次',
    replacedWrong: '三次没有对准，已换一张图',
    replacedExpired: '验证图已失效，已换一张',
    failed: '没有取到验证图',
    refresh: '换一张',
    cancel: '取消',
  },
  en: {
    title: 'Please solve the slide puzzle',
    slider: 'Slider: move the piece to the gap, then let go or press Enter',
    hint: 'Drag right until the piece fits the gap',
    keys: 'Keys work too: left and right arrows move it, with Shift ten at a time, Enter checks.',
    position: (x: number, longest: number) => `${x} of ${longest}`,
    loading: 'Fetching the puzzle…',
    checking: 'Checking…',
    wrong: 'Not quite there; try again',
    replacedWrong: 'Three misses: here is another picture',
    replacedExpired: 'The puzzle had expired: here is another one',
    failed: 'The puzzle could not be fetched',
    refresh: 'Another picture',
    cancel: 'Cancel',
  },
})
