import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { marks, sentence, word, writing } from './make.ts'

export const grade8ADictations: readonly SeedQuestion[] = [
  word(
    'en-8a-wd-001',
    'en-rj2024-8a-2',
    2,
    'n. 邻居',
    ['neighbour', 'neighbor'],
    '家居生活词汇',
    '英式拼写为 neighbour，美式拼写为 neighbor；gh 不发音。',
  ),
  word(
    'en-8a-wd-002',
    'en-rj2024-8a-3',
    2,
    'n. 比赛；竞赛',
    'competition',
    '社团活动词汇',
    '动词是 compete，注意第二个音节写作 -pe-。',
  ),
  word(
    'en-8a-wd-003',
    'en-rj2024-8a-4',
    1,
    'adj. 美丽的',
    'beautiful',
    '常用形容词',
    '由 beauty 变 y 为 i 加 -ful 构成，词尾只有一个 l。',
  ),
  word('en-8a-wd-004', 'en-rj2024-8a-5', 2, 'adj. 美味的；可口的', 'delicious', '食物词汇', '词尾 -cious 读作 /ʃəs/。'),
  word(
    'en-8a-wd-005',
    'en-rj2024-8a-6',
    2,
    'n. （综合性）大学',
    'university',
    '学校与职业词汇',
    '以辅音音素 /j/ 开头，前面用 a，复数为 universities。',
  ),
  word(
    'en-8a-wd-006',
    'en-rj2024-8a-7',
    3,
    'n. 科技；技术',
    'technology',
    '科技词汇',
    'ch 读作 /k/，词尾 -ology 表示学科。',
  ),
  sentence(
    'en-8a-st-01',
    'en-rj2024-8a-3',
    2,
    '我姐姐比我更高，也更外向。',
    [
      'My sister is taller and more outgoing than me.',
      "My sister's taller and more outgoing than me.",
      'My sister is taller and more outgoing than I am.',
      'My sister is taller and more outgoing than I.',
    ],
    '比较级',
    '两个比较级用 and 连接，多音节形容词前加 more。',
  ),
  sentence(
    'en-8a-st-02',
    'en-rj2024-8a-8',
    3,
    '如果明天不下雨，我们就去爬山。',
    [
      "If it doesn't rain tomorrow, we'll climb the mountain.",
      'If it does not rain tomorrow, we will climb the mountain.',
      "If it doesn't rain tomorrow, we will climb the mountain.",
      "If it does not rain tomorrow, we'll climb the mountain.",
    ],
    '条件状语从句',
    'if 从句用一般现在时，主句用一般将来时。',
  ),
]

export const grade8AWritings: readonly SeedQuestion[] = [
  writing(
    'en-8a-wr-01',
    'en-rj2024-8a-2',
    2,
    prose`
    学校英文网站正在讨论“Should teenagers do housework?”，请写一篇短文发表你的看法。

    1. 你在家做哪些家务、多久做一次；

    2. 你认为青少年应该做家务的两个理由；

    3. 向同学们提出建议。

    要求：100-120 词，观点明确，可适当发挥。`,
    prose`
    Some of my classmates say that they are too busy to do housework. I don't think so. I make my bed every morning, wash the
    dishes twice a week and take out the rubbish on Sundays. It only takes me about two hours a week.

    I think teenagers should do housework for two reasons. First, a home belongs to everyone in the family, so it is fair
    to share the work. Second, doing housework helps us to look after ourselves. We can't live with our parents forever.

    If you are not used to it, start with something easy. Clean your own room this weekend. Your parents will be happy, and
    you will feel proud, too.`,
    marks('所做家务和频率；两个理由；建议。'),
    '议论看法',
    '先说自己的做法，再用 First、Second 讲理由，最后提出具体建议。',
  ),
  writing(
    'en-8a-wr-02',
    'en-rj2024-8a-6',
    2,
    prose`
    新学期开始了，班会的主题是“Plan for Yourself”。请写一篇英语发言稿，谈谈你的新学期计划。

    1. 学习方面的计划和做法；

    2. 健康方面的计划和做法；

    3. 兴趣爱好方面的计划；

    4. 你怎样坚持计划。

    要求：100-120 词，开头和结尾完整。`,
    prose`
    Hello, everyone! Today I'd like to share my plans for the new term.

    First, I'm going to improve my English. I'm going to read an English story for twenty minutes every day and write down
    five new words. Second, I want to keep fit. I'm going to run around the park with my father three mornings a week and
    eat less fast food. I'm also going to learn to take good photos because I love nature.

    It is easy to make plans but hard to keep them. So I will write them on a card and check it every Sunday evening. I
    hope that all of us will have a great term. Thank you!`,
    marks('学习计划和做法；健康计划和做法；兴趣计划；如何坚持。'),
    '介绍计划',
    '用 be going to 和 will 谈计划，每个计划都配上具体做法。',
  ),
]
