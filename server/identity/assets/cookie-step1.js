// The answer to this page set a cookie; the next page says whether it came back.
location.replace("step2.html");
