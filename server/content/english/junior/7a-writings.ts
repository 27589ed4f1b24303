import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { marks, writing } from './make.ts'

export const grade7AWritings: readonly SeedQuestion[] = [
  writing(
    'en-7a-wr-01',
    'en-rj2024-7a-1',
    1,
    prose`
    假如你是李华，你将在英语课上向新同学作自我介绍。请根据以下要点写一篇短文。

    1. 你的姓名、年龄、班级；

    2. 你的爱好和最喜欢的食物；

    3. 你的一位新朋友；

    4. 你对新班级的感受。

    要求：70-90 词，要点齐全，不要逐字翻译。`,
    prose`
    Hello, everyone! My name is Li Hua. I'm thirteen years old and I'm in Class 2, Grade 7. I like drawing and playing
    badminton. My favourite food is rice noodles because my grandma makes them very well.

    I have a new friend in this class. Her name is Chen Jing. She is good at maths and she often helps me with it. Our
    class is like a big family. I'm happy to be here, and I hope we can all be good friends. Thank you!`,
    marks('姓名、年龄、班级；爱好和食物；一位新朋友；对班级的感受。'),
    '自我介绍',
    '用一般现在时，先介绍基本信息，再写爱好、朋友，最后谈感受，注意第三人称单数。',
  ),
  writing(
    'en-7a-wr-02',
    'en-rj2024-7a-3',
    2,
    prose`
    假如你是王宁，你的英国笔友 Peter 想了解你的学校。请给他写一封电子邮件。

    1. 学校的位置和大小；

    2. 至少三处校园场所及其位置；

    3. 你最喜欢的地方和理由；

    4. 询问 Peter 学校的情况。

    要求：80-100 词，开头和结尾完整，可适当发挥。`,
    prose`
    Dear Peter,

    I'm glad to tell you about my school. It is near a park and it is not very big, but it is beautiful. There is a
    teaching building behind the school gate. The library is next to it, and the playing field is across from the
    library.

    My favourite place is the library. It is quiet and bright, and there are lots of interesting books in it. I often
    read there with my friends after lunch.

    What is your school like? What is your favourite place there? Please write soon.

    Yours,

    Wang Ning`,
    marks('位置和大小；三处场所及位置；最喜欢的地方和理由；询问对方学校。'),
    '介绍地点',
    '用 There be 句型和方位介词介绍校园，邮件结尾不要忘记询问对方学校的情况。',
  ),
  writing(
    'en-7a-wr-03',
    'en-rj2024-7a-4',
    2,
    prose`
    学校英文报正在以“My Favourite Subject”为题征稿，请写一篇短文投稿。

    1. 你最喜欢的学科是什么，每周几节，什么时候上；

    2. 喜欢它的两个理由；

    3. 你在课上或课后做些什么；

    4. 它对你将来的帮助。

    要求：70-90 词，题目已给出，不计入词数。`,
    prose`
    My favourite subject is geography. We have it twice a week, on Monday and Thursday morning.

    I like geography for two reasons. First, it is interesting. I can learn about mountains, rivers and people in
    different countries. Second, our teacher, Mr Gao, is fun. He often shows us his own photos of other places in class.

    After school, I like drawing maps and watching travel programmes with my father. I want to be a tour guide in the
    future, so geography is also very useful for me.`,
    marks('学科与上课时间；两个理由；课上或课后的活动；对将来的帮助。'),
    '介绍学科',
    '用 First 和 Second 说明理由，条理更清楚；注意 on Monday 等时间介词。',
  ),
  writing(
    'en-7a-wr-04',
    'en-rj2024-7a-5',
    2,
    prose`
    学校英语社团正在招收新成员。假如你是赵敏，请给社团负责老师 Ms Brown 写一封申请信。

    1. 说明写信目的；

    2. 介绍自己会做的两件事；

    3. 说明你想加入的理由；

    4. 你的联系方式和期待。

    要求：80-100 词，电话号码可用 555-0126。`,
    prose`
    Dear Ms Brown,

    My name is Zhao Min, and I am a student in Class 6, Grade 7. I want to join the English club.

    I can sing English songs well and I can tell short stories in English. I am also good with computers, so I can help
    to make posters for the club.

    I want to join because I like speaking English and making new friends. I am free on Tuesdays and Fridays after
    school. Please call me at 555-0126. I hope to hear from you soon.

    Yours,

    Zhao Min`,
    marks('写信目的；会做的两件事；加入的理由；联系方式和期待。'),
    '申请信',
    '用情态动词 can 介绍能力，用 because 说明理由，语气要礼貌。',
  ),
  writing(
    'en-7a-wr-05',
    'en-rj2024-7a-6',
    1,
    prose`
    请以“My Saturday”为题写一篇短文，介绍你通常怎样度过星期六。

    1. 上午、下午、晚上各做什么，写出至少三个时间；

    2. 你和家人一起做的一件事；

    3. 你对自己星期六的看法。

    要求：80-100 词，题目已给出，不计入词数。`,
    prose`
    I have a busy but happy day on Saturdays. I usually get up at half past seven and have breakfast with my parents.
    From nine to eleven, I do my homework in my room.

    In the afternoon, I often play basketball in the park with my friends. At five o'clock, I go home and help my mother
    to make dinner. My father always washes the dishes. In the evening, we watch a film together, and I go to bed at
    half past nine.

    I like my Saturdays because I can work, play and be with my family.`,
    marks('一天三个时段的活动和三个时间；与家人一起做的事；自己的看法。'),
    '介绍作息',
    '按时间顺序写，用一般现在时和 usually、often 等频度副词，注意时间前的介词。',
  ),
  writing(
    'en-7a-wr-06',
    'en-rj2024-7a-7',
    2,
    prose`
    假如你是刘洋，下周日是你的生日，你想邀请交换生 Tom 参加生日聚会。请给他写一封邀请信。

    1. 聚会的日期、时间和地点；

    2. 聚会上的三项活动；

    3. 怎样到达；

    4. 请他尽快回复。

    要求：80-100 词，开头和结尾完整。`,
    prose`
    Dear Tom,

    My thirteenth birthday is next Sunday, 18th May. Would you like to come to my party? It starts at three o'clock in
    the afternoon at my home, Room 302, Building 5, Green Street.

    First, we can play some games and sing songs together. Then my grandma can teach us to make noodles. In China, long
    noodles mean a long life. Finally, we can eat the birthday cake.

    You can take the No. 12 bus and get off at Green Street. I hope you can come. Please write back soon.

    Yours,

    Liu Yang`,
    marks('日期、时间和地点；三项活动；到达方式；请求回复。'),
    '邀请信',
    '用 Would you like to … 发出邀请，用 First、Then、Finally 介绍活动安排。',
  ),
  writing(
    'en-7a-wr-07',
    'en-rj2024-7a-2',
    1,
    prose`
    英语课上，老师让同学们带一张全家福并作介绍。请写一篇发言稿。

    1. 照片里有哪些人；

    2. 至少两位家人的职业和爱好；

    3. 你们一家人常在一起做什么；

    4. 你对家人的感情。

    要求：60-80 词，不要出现真实姓名和学校。`,
    prose`
    Look at this photo! These are my parents, my little sister and I. My father is a cook. He likes fishing, and he always
    makes tasty fish for us. My mother works in a bookshop. She loves reading and she tells us many stories. My sister is
    only six, but she can dance very well.

    At weekends, we often go to the park and fly kites together. We help each other and laugh a lot. I love my family!`,
    marks('照片中的人；两位家人的职业和爱好；一起做的事；对家人的感情。'),
    '介绍家人',
    '介绍家人时注意第三人称单数动词加 -s，最后用一句话表达感情。',
  ),
]
