/** Building blocks of common passwords, taken from leaked lists. */

const english =
  'password passwd pass admin welcome qwerty hello love iloveyou monkey dragon sunshine princess football baseball master freedom shadow superman batman letmein login secret summer winter spring autumn flower money lucky happy angel apple orange banana google monday friday sunday january october test user root guest computer internet teacher student school english math maths class china abc abcd qwe asd zxc asdf zxcv aaa'

const pinyin =
  'woaini woaiwo wodemima mima laoshi xuesheng xuexiao jiaoshi yingyu shuxue zhongguo zuguo nihao laopo laogong baobao baobei aini jiayou xingfu kuaile pingan jiankang facai fadacai haohao xuexi gaokao zhongkao zhuren banji laoda xiaoming mama baba gege meimei tianshi'

const surnames =
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang deng han feng cao peng'

const cities =
  'beijing shanghai tianjin chongqing guangzhou shenzhen hangzhou nanjing suzhou wuhan chengdu xian changsha zhengzhou jinan qingdao dalian shenyang harbin fuzhou xiamen hefei nanchang kunming guiyang nanning taiyuan ningbo wuxi dongguan foshan hebei henan hunan hubei shandong sichuan'

/** In lower case. */
export const commonWords: readonly string[] = [english, pinyin, surnames, cities].flatMap((words) => words.split(' '))

/** Capitalisations people use to satisfy a password rule. */
export const commonLetters: readonly string[] =
  'Aa Ab Abc Abcd Aaa AAaa ABab Qq Qw Qwe Qwer Qwert Qwerty Asd Asdf Zxc Zxcv Qaz Wsx Aq Xx Zz Ww Aabb Abab Ilove'.split(
    ' ',
  )

/** Typical suffixes of a word. */
export const commonDigits: readonly string[] =
  '1 12 123 1234 12345 123456 111 520 521 1314 666 888 2008 2020 2021 2022 2023 2024 2025 2026'.split(' ')

/** Typical suffixes of a few letters. */
export const commonRuns: readonly string[] = [
  ...commonDigits,
  ...'1234567 12345678 123123 111111 1111 000000 112233 5201314 147258 159357 654321 987654 666666 888888 8888'.split(
    ' ',
  ),
]

export const commonSymbols: readonly string[] = [...'!@#.*']

/** Complete passwords: keyboard runs, and spellings with signs for letters. */
export const commonSpellings: readonly string[] =
  'P@ssw0rd P@ssword P@ssword1 P@ssw0rd1 P@ssw0rd12 P@ssw0rd123 P@ssw0rd1234 P@ssword123 P@$$w0rd P@$$w0rd1 P@$$w0rd123 Pa$$w0rd Pa$$word1 Pa$$w0rd123 Passw0rd! Passw0rd@ Passw0rd# Passw0rd1! Passw0rd123! p@ssW0rd Adm1n@123 Adm!n123 @dmin123A @Admin123 Admin!@#123 1qaz@WSX 1qaz!QAZ !QAZ2wsx @WSX1qaz 2wsx@WSX 1qazXSW@ 1qaz2wsx!Q !Qaz2wsx !qaz@WSX1 1Qaz@wsx 1Qaz2wsx! !QAZ1qaz zaq1@WSX Zaq1@wsx ZAQ!2wsx Zaq12wsx! Zaq!xsw2 Zaq12wsx@ Xsw2!qaz Qaz@1234 Qazwsx123! Qazwsx@123 1q2w3e4R! 1q2w3e4r!Q 1Q2w3e4r! 1Q2w3e4r@ !Q2w3e4r !1q2w3e4R Q1w2e3r4! Q1w2e3r4@ Q1w2e3r4t5! 1q2w#E$R 1q2w!Q@W !Q@W3e4r !@#$1234Qwer Qwer!@#$1234 Qwer1234!@#$ 1234Qwer! 1234Qwer!@#$ 1234QWER!qaz 123Qwe!@# 123!@#Qwe 123qwe!@#QWE 123qweASD! 123Qweasd! Qwe123!@# Qwe!@#123 qwe123!@#QWE Asd123!@# Abc123!@# Abc!@#123 Abcd1234!@#$ Aa123456!@# Aa123!@# 1234Abcd! 123456Aa! 123456Aa@ 123456Aa. 123456Ab! 12345678Aa! 12345678Aa@ 12345678Abc! 1234567Aa! 123456789Aa! 123456789Aa. 123456aA! 123456789aA! 123456@Abc 123456!Aa !@#123Qwe !@#$%^1qA !Aa123456 @Aa123456 #Aa123456 .Aa123456 Iloveyou!1 Ilove@1314 Woaini1314@ Woaini1314! Woaini@520 Woaini520! Trustno1! L0ve@1234 Test@123 Root@123 Tea@12345 Changeme1! Changeme@123 Welcome1! Welcome@1 H3llo@123 Zxcv!234 Asdf!234 Qwer!234 Asdf1234!@#$ Zxcvbnm1! Zxcvbnm@1 Zxcvbnm123! Asdfghjkl1! Asdfghjkl@1 Qwertyuiop1! Qwertyuiop@1 Qwerty123!@# Qwerty!23456 Qwerty!2345 Poiuyt123! Mnbvcxz1! Poi098!@# Lkj123!@# Qweasd123! Qweasd@123 Qweasdzxc1! Qweasdzxc@1 Qweasdzxc123! Asdqwe123! Zxcasd123! Aaa111!!! Aaaa1111! Aaaa1111@ Aaaa@1111 Aa111111! Aa111111@ Aa111111. Aa000000! Aa112233! Aa112233@ Abc112233! A1b2c3d4! A1b2c3d4@ A1b2c3d4e5! A1s2d3f4! Z1x2c3v4! 1A2b3c4d! 1a2B3c4d! 1a2S3d4f!'.split(
    ' ',
  )
