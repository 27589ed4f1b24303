import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { marks, sentence, word, writing } from './make.ts'

export const grade9Dictations: readonly SeedQuestion[] = [
  word(
    'en-9-wd-001',
    'en-rj2013-9-1',
    3,
    'n. 发音；读音',
    'pronunciation',
    '学习词汇',
    '动词是 pronounce，名词去掉第二个 o，写作 -nun-。',
  ),
  word(
    'en-9-wd-002',
    'en-rj2013-9-6',
    2,
    'n. 发明；发明物',
    'invention',
    '科技词汇',
    '动词 invent 加 -ion，发明者是 inventor。',
  ),
  word(
    'en-9-wd-003',
    'en-rj2013-9-7',
    2,
    'n. 许可证；执照',
    ['licence', 'license'],
    '社会生活词汇',
    '名词英式拼写为 licence，美式拼写为 license。',
  ),
  word(
    'en-9-wd-004',
    'en-rj2013-9-13',
    2,
    'n. 环境',
    'environment',
    '环保词汇',
    '中间的 n 不要漏写：environ 加 -ment。',
  ),
  word(
    'en-9-wd-005',
    'en-rj2013-9-4',
    2,
    'adj. 沉默的；寂静的',
    'silent',
    '常用形容词',
    '名词是 silence，注意词尾是 -lent。',
  ),
  word(
    'en-9-wd-006',
    'en-rj2013-9-14',
    2,
    'v. 毕业',
    'graduate',
    '校园生活词汇',
    'graduate from 意为从……毕业，名词是 graduation。',
  ),
  sentence(
    'en-9-st-01',
    'en-rj2013-9-3',
    2,
    '请问最近的书店在哪里？（Could you）',
    ['Could you tell me where the nearest bookshop is?', 'Could you tell me where the nearest bookstore is?'],
    '宾语从句',
    'tell me 后的宾语从句用陈述语序，is 放在句末。',
  ),
  sentence(
    'en-9-st-02',
    'en-rj2013-9-5',
    1,
    '这些衬衫是棉做的。',
    'These shirts are made of cotton.',
    '一般现在时的被动语态',
    'be made of 意为由……制成，看得出原材料。',
  ),
  sentence(
    'en-9-st-03',
    'en-rj2013-9-14',
    3,
    '我永远不会忘记我们一起度过的三年。',
    [
      "I'll never forget the three years that we spent together.",
      'I will never forget the three years that we spent together.',
      "I'll never forget the three years we spent together.",
      'I will never forget the three years we spent together.',
    ],
    '定语从句',
    'that we spent together 修饰 the three years，that 作宾语，可以省略。',
  ),
]

export const grade9Writings: readonly SeedQuestion[] = [
  writing(
    'en-9-wr-01',
    'en-rj2013-9-1',
    2,
    prose`
    假如你是李明，你的朋友 Sam 正在学习中文，觉得很难坚持。请结合自己学习英语的经验，给他写一封建议信。

    1. 鼓励 Sam；

    2. 讲述自己学英语时遇到的一个困难；

    3. 说明你怎样克服困难（至少三种方法）；

    4. 表达祝愿。

    要求：110-130 词，开头和结尾完整。`,
    prose`
    Dear Sam,

    I know that learning Chinese is not easy, but please don't give up. I used to have the same feeling about English.

    When I started Grade 7, I could hardly understand what my English teacher said. I was too afraid to open my mouth. Then I
    found some useful ways. First, I listened to short stories every morning and read them aloud after the speaker. Second, I
    learned new words by writing them in sentences about my own life. Third, I talked with a partner for ten minutes every
    day, and we didn't mind making mistakes. Little by little, English became fun for me.

    You can try these ways, too. I believe that you will make great progress!

    Yours,

    Li Ming`,
    marks('鼓励对方；自己的一个困难；三种克服方法；祝愿。'),
    '建议信',
    '用 used to 对比过去和现在，用 by doing sth 说明方法，语气真诚。',
  ),
  writing(
    'en-9-wr-02',
    'en-rj2013-9-13',
    2,
    prose`
    你校学生会将举办“绿色校园周”，请写一份英语倡议书，号召同学们保护环境。

    1. 举办活动的原因；

    2. 目前校园里的两种浪费现象；

    3. 至少三条具体做法；

    4. 发出号召。

    要求：110-130 词，可适当发挥。`,
    prose`
    Dear schoolmates,

    Our Green Campus Week is coming. We only have one earth, so it is our duty to look after it.

    In our school, some food is thrown away after lunch every day, and the lights are often left on when nobody is in the
    classroom. What a waste!

    Here are some things that we can all do. First, take only as much food as you can eat. Second, turn off the lights and
    the fans before you leave. Third, use both sides of paper and bring your own cup instead of buying bottled water. If
    possible, walk or ride a bike to school.

    Small actions can make a big difference. Let's start today!

    The Students' Union`,
    marks('活动原因；两种浪费现象；至少三条做法；发出号召。'),
    '倡议书',
    "先说明问题，再用祈使句列出做法，最后用 Let's … 发出号召。",
  ),
  writing(
    'en-9-wr-03',
    'en-rj2013-9-14',
    3,
    prose`
    初中即将毕业，学校将举办“致初中三年”英语演讲活动。请写一篇演讲稿。

    1. 三年前的你是什么样的；

    2. 三年中一件难忘的事；

    3. 你想感谢的人和理由；

    4. 对未来的希望。

    要求：110-130 词，开头和结尾完整。`,
    prose`
    Good morning, teachers and classmates!

    Three years ago, I was a shy boy who was afraid of speaking in class. I can still remember my first English play in Grade
    8. I forgot my words on the stage, and there was a long silence. Then all my classmates began to clap for me. Their kindness
    gave me the courage to go on.

    I would like to thank my class teacher, Mr Tang. He has always believed in me, even when I didn't believe in myself.
    Thanks to him, I have learned to see mistakes as chances.

    In high school, I hope to become someone who helps others in the same way. Thank you, my dear school!`,
    marks('三年前的自己；一件难忘的事；感谢的人和理由；对未来的希望。'),
    '毕业演讲',
    '注意时态变化：回忆用一般过去时，谈影响用现在完成时，谈未来用 hope to do。',
  ),
]
