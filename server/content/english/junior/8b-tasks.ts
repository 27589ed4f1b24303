import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { marks, sentence, word, writing } from './make.ts'

export const grade8BDictations: readonly SeedQuestion[] = [
  word(
    'en-8b-wd-001',
    'en-rj2024-8b-2',
    2,
    'n. 温度；体温',
    'temperature',
    '健康词汇',
    "中间的 a 发音很弱，但不能漏写；take one's temperature 意为量体温。",
  ),
  word(
    'en-8b-wd-002',
    'en-rj2024-8b-3',
    2,
    'v. 鼓励；激励',
    'encourage',
    '常用动词',
    '由 en- 加 courage（勇气）构成。',
  ),
  word(
    'en-8b-wd-003',
    'en-rj2024-8b-5',
    2,
    'n. 地震',
    'earthquake',
    '自然现象词汇',
    '合成词：earth（大地）加 quake（震动）。',
  ),
  word(
    'en-8b-wd-004',
    'en-rj2024-8b-6',
    2,
    'n. 文化；文明',
    'culture',
    '文化词汇',
    '词尾是 -ture，形容词是 cultural。',
  ),
  word(
    'en-8b-wd-005',
    'en-rj2024-8b-8',
    3,
    'n. 志愿者 v. 自愿做',
    'volunteer',
    '公益活动词汇',
    '词尾是 -teer，重音在最后一个音节。',
  ),
  word(
    'en-8b-wd-006',
    'en-rj2024-8b-7',
    2,
    'n. 知识（不可数）',
    'knowledge',
    '学习词汇',
    'k 不发音，由 know 加 -ledge 构成。',
  ),
  sentence(
    'en-8b-st-01',
    'en-rj2024-8b-2',
    2,
    '你发烧了，所以应该多喝水。',
    'You have a fever, so you should drink more water.',
    '情态动词',
    'should 后接动词原形，表示建议；have a fever 意为发烧。',
  ),
  sentence(
    'en-8b-st-02',
    'en-rj2024-8b-7',
    2,
    '这部小说我已经读过两遍了。',
    ["I've already read this novel twice.", 'I have already read this novel twice.'],
    '现在完成时',
    '现在完成时用 have 加过去分词，already 放在 have 之后。',
  ),
]

export const grade8BWritings: readonly SeedQuestion[] = [
  writing(
    'en-8b-wr-01',
    'en-rj2024-8b-2',
    2,
    prose`
    假如你是健康小顾问 Dr Young，学生 Jack 来信说他最近睡得晚，上课没有精神，还常常头痛。请给他写一封回信。

    1. 对他的情况表示理解；

    2. 分析两个可能的原因；

    3. 提出至少三条建议；

    4. 表达祝愿。

    要求：100-120 词，开头和结尾完整。`,
    prose`
    Dear Jack,

    I'm sorry to hear that you often feel tired and have headaches. Many students have the same problem.

    Maybe you look at your phone before you go to bed, and maybe you don't get enough exercise during the day. Both of these
    make it hard to sleep well.

    Here is my advice. First, you should put your phone in another room at nine every evening. Second, you'd better go to bed
    before ten, even at weekends. Third, try to play sports outdoors for an hour every day. If your headaches don't go away,
    you should see a doctor.

    I hope that you'll feel better soon.

    Yours,

    Dr Young`,
    marks('表示理解；两个原因；至少三条建议；祝愿。'),
    '建议信',
    '用 should、had better、try to 提建议，先表示理解，再讲原因和建议。',
  ),
  writing(
    'en-8b-wr-02',
    'en-rj2024-8b-6',
    3,
    prose`
    假如你是陈曦，你的英国朋友 Emily 下个月要到你家做客，她来信询问在中国人家里吃饭要注意什么。请给她回一封电子邮件。

    1. 表示欢迎；

    2. 到达时间和礼物方面的建议；

    3. 用餐时的三条礼节；

    4. 请她放心。

    要求：100-120 词，开头和结尾完整。`,
    prose`
    Dear Emily,

    I'm so glad that you are coming to my home next month. Here is something you may want to know.

    First, please come on time or a few minutes early. You don't need to buy anything expensive. Some fruit or a small box of
    sweets is fine.

    At the table, it is polite to let the old people sit down and start first. You can put the dishes you like on your plate,
    but don't stick your chopsticks straight up in the rice. If my grandma keeps giving you food, she just wants to show that
    she likes you!

    Don't worry if you make a mistake. We will all help you. See you soon!

    Yours,

    Chen Xi`,
    marks('表示欢迎；到达和礼物的建议；三条用餐礼节；请对方放心。'),
    '介绍文化习俗',
    "用 It is polite to …、Don't … 等句型介绍礼节，语气友好。",
  ),
]
