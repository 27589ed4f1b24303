import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const sheetsTexts = defineTexts({
  'zh-CN': {
    heading: '拍答题卡',
    loading: '正在打开…',
    hint: '一次拍一页，四个角都放进画面，拍清楚二维码。',
    take: '拍照',
    choose: '从相册选，可以多选',
    sent: (done: number, all: number) => `已传 ${done}/${all} 张`,
    same: (count: number) => `${count} 张以前传过，没有重复识别`,
    offline: (why: string) => `${why}，会自动重试`,
    retry: '马上重试',
    stop: '停止上传',
    progress: '这次阅卷',
    read: (done: number, all: number) => `已识别 ${done}/${all} 页`,
    waiting: '等待识别',
    students: (count: number) => `${count} 名学生有答题卡`,
    refused: (count: number) => `${count} 页没有读成，请在电脑上看原因后重拍`,
    paused: '识别已在电脑上暂停，照片照样可以传。',
    cancelled: '这次阅卷已在电脑上取消，不能再传。',
    onComputer: '核对和写入成绩在电脑上做。',
    again: '再试一次',
    close: '完成',
    gone: '找不到这次阅卷',
  },
  en: {
    heading: 'Photograph answer sheets',
    loading: 'Opening…',
    hint: 'One page a photo, all four corners and the code in view.',
    take: 'Take a photo',
    choose: 'Choose from the album, several at once',
    sent: (done: number, all: number) => `${done} of ${counted(all, 'photo')} sent`,
    same: (count: number) =>
      count === 1 ? 'One was sent before and is not read twice' : `${count} were sent before and are not read twice`,
    offline: (why: string) => `${why}; it is tried again`,
    retry: 'Try now',
    stop: 'Stop',
    progress: 'These sheets',
    read: (done: number, all: number) => `${done} of ${counted(all, 'page')} read`,
    waiting: 'Waiting to be read',
    students: (count: number) => `Sheets of ${counted(count, 'student')}`,
    refused: (count: number) =>
      count === 1
        ? 'One page was not read; see on the computer why, and take it again'
        : `${counted(count, 'page')} ${count === 1 ? 'was' : 'were'} not read; see on the computer why, and take them again`,
    paused: 'Reading is paused on the computer; photos can be sent all the same.',
    cancelled: 'These sheets were given up on the computer; nothing more can be sent.',
    onComputer: 'Checking and writing scores is done on the computer.',
    again: 'Try again',
    close: 'Done',
    gone: 'These sheets were not found',
  },
})
